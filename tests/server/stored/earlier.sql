BEGIN TRANSACTION;
CREATE TABLE connections (
	connection TEXT NOT NULL,
	"table" TEXT NOT NULL,
	guest TEXT NOT NULL,
	worker TEXT NOT NULL,
	CONSTRAINT pk_connections PRIMARY KEY (connection),
	CONSTRAINT fk_connections_worker FOREIGN KEY(worker) REFERENCES workers (worker)
);
CREATE TABLE entries (
	"table" TEXT NOT NULL,
	seq BIGINT NOT NULL,
	at BIGINT NOT NULL,
	body BLOB NOT NULL,
	CONSTRAINT pk_entries PRIMARY KEY ("table", seq)
);
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',1,1794887538738,CAST('{"seq":1,"at":1794887538738,"by":"Uf7zRFBEGP3l4mBi","command":"","what":{"type":"Opened","game":"digdig","rules_version":1,"options":{"voluntary_pickup":true},"terms":{"is_public":false,"may_watch":true,"hints":false,"undo":true,"patience":60,"bank":600,"increment":5},"host":"Uf7zRFBEGP3l4mBi","seats":[{"type":"Person","guest":{"id":"Uf7zRFBEGP3l4mBi","name":"Ann","avatar":"fox"},"deputy":null},{"type":"Empty"},{"type":"Bot","name":"Heron","level":1}],"secret":"a9a6b10dab425ca7ae3bbb9d06b955ce14703e1011ea8e8eb9aa9787fb6d46e1","continues":null,"fairness":2}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',2,1794887538957,CAST('{"seq":2,"at":1794887538957,"by":"GT94My96IYhwOfiQ","command":"8ff59681ace0aba5","what":{"type":"Sat","seat":1,"guest":{"id":"GT94My96IYhwOfiQ","name":"Guest 842","avatar":"heron"}}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',3,1794887539147,CAST('{"seq":3,"at":1794887539147,"by":"Uf7zRFBEGP3l4mBi","command":"46c9648c29b44f9a","what":{"type":"Contributed","seat":0,"entropy":"9dc47880b07fab2cfbc46ba0dc545096"}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',4,1794887539402,CAST('{"seq":4,"at":1794887539402,"by":"GT94My96IYhwOfiQ","command":"50f39ec99bce58d4","what":{"type":"Contributed","seat":1,"entropy":"3452a62caefcfea78e483aa1650fb5a9"}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',5,1794887539642,CAST('{"seq":5,"at":1794887539642,"by":"Uf7zRFBEGP3l4mBi","command":"126dc1a42ab98c02","what":{"type":"Started"}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',6,1794887540010,CAST('{"seq":6,"at":1794887540010,"by":"Uf7zRFBEGP3l4mBi","command":"c1-442b7214","what":{"type":"Moved","seat":0,"action":"swap 1 3","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',7,1794887540031,CAST('{"seq":7,"at":1794887540031,"by":"Uf7zRFBEGP3l4mBi","command":"c2-9e940c8c","what":{"type":"Moved","seat":0,"action":"swap 3 1","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',8,1794887540034,CAST('{"seq":8,"at":1794887540034,"by":"Uf7zRFBEGP3l4mBi","command":"c3-ff7d828f","what":{"type":"Moved","seat":0,"action":"swap 1 3","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',9,1794887540037,CAST('{"seq":9,"at":1794887540037,"by":"Uf7zRFBEGP3l4mBi","command":"c4-ec2ad07d","what":{"type":"Moved","seat":0,"action":"swap 3 1","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',10,1794887540039,CAST('{"seq":10,"at":1794887540039,"by":"Uf7zRFBEGP3l4mBi","command":"c5-2034cbfb","what":{"type":"Moved","seat":0,"action":"swap 1 3","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',11,1794887540042,CAST('{"seq":11,"at":1794887540042,"by":"Uf7zRFBEGP3l4mBi","command":"c6-c29aba4f","what":{"type":"Moved","seat":0,"action":"swap 3 1","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',12,1794887540044,CAST('{"seq":12,"at":1794887540044,"by":"Uf7zRFBEGP3l4mBi","command":"c7-bfa2d43a","what":{"type":"Moved","seat":0,"action":"ready","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',13,1794887540047,CAST('{"seq":13,"at":1794887540047,"by":"GT94My96IYhwOfiQ","command":"c1-4140d418","what":{"type":"Moved","seat":1,"action":"swap 3 2","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',14,1794887540049,CAST('{"seq":14,"at":1794887540049,"by":"GT94My96IYhwOfiQ","command":"c2-64fb3039","what":{"type":"Moved","seat":1,"action":"swap 2 3","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',15,1794887540052,CAST('{"seq":15,"at":1794887540052,"by":"GT94My96IYhwOfiQ","command":"c3-408181a8","what":{"type":"Moved","seat":1,"action":"swap 3 2","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',16,1794887540054,CAST('{"seq":16,"at":1794887540054,"by":"GT94My96IYhwOfiQ","command":"c4-626cf7ca","what":{"type":"Moved","seat":1,"action":"swap 2 3","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',17,1794887540056,CAST('{"seq":17,"at":1794887540056,"by":"GT94My96IYhwOfiQ","command":"c5-82c41dbe","what":{"type":"Moved","seat":1,"action":"swap 3 2","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',18,1794887540063,CAST('{"seq":18,"at":1794887540063,"by":"GT94My96IYhwOfiQ","command":"c6-eb137833","what":{"type":"Moved","seat":1,"action":"swap 2 3","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',19,1794887540070,CAST('{"seq":19,"at":1794887540070,"by":"GT94My96IYhwOfiQ","command":"c7-3ea27326","what":{"type":"Moved","seat":1,"action":"ready","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('W1KR7m5RiyZy1w_-',20,1794887540672,CAST('{"seq":20,"at":1794887540672,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"ready","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',1,1794887540911,CAST('{"seq":1,"at":1794887540911,"by":"Uf7zRFBEGP3l4mBi","command":"","what":{"type":"Opened","game":"diamoniak","rules_version":1,"options":{"first":1},"terms":{"is_public":false,"may_watch":true,"hints":false,"undo":true,"patience":60,"bank":600,"increment":5},"host":"Uf7zRFBEGP3l4mBi","seats":[{"type":"Person","guest":{"id":"Uf7zRFBEGP3l4mBi","name":"Ann","avatar":"fox"},"deputy":null},{"type":"Empty"},{"type":"Bot","name":"Heron","level":1}],"secret":"f592335c750a4f14d7918b7a9abcbfa88626f94c2d2df1d7714179fe844f7e35","continues":null,"fairness":2}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',2,1794887541042,CAST('{"seq":2,"at":1794887541042,"by":"GT94My96IYhwOfiQ","command":"c903a771d45597ff","what":{"type":"Sat","seat":1,"guest":{"id":"GT94My96IYhwOfiQ","name":"Guest 842","avatar":"heron"}}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',3,1794887541175,CAST('{"seq":3,"at":1794887541175,"by":"Uf7zRFBEGP3l4mBi","command":"7c4c3d30d79c83d1","what":{"type":"Contributed","seat":0,"entropy":"2859cac618eb74027de73826d71a3311"}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',4,1794887541251,CAST('{"seq":4,"at":1794887541251,"by":"GT94My96IYhwOfiQ","command":"788e0bc18531cf1f","what":{"type":"Contributed","seat":1,"entropy":"b6aeff56b1110d3f3aff34ed045a0f50"}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',5,1794887541323,CAST('{"seq":5,"at":1794887541323,"by":"Uf7zRFBEGP3l4mBi","command":"1cdc581c78af3c74","what":{"type":"Started"}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',6,1794887541454,CAST('{"seq":6,"at":1794887541454,"by":"GT94My96IYhwOfiQ","command":"c1-cf89e034","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',7,1794887541466,CAST('{"seq":7,"at":1794887541466,"by":"GT94My96IYhwOfiQ","command":"c2-19a05794","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',8,1794887541474,CAST('{"seq":8,"at":1794887541474,"by":"GT94My96IYhwOfiQ","command":"c3-92f91329","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',9,1794887541483,CAST('{"seq":9,"at":1794887541483,"by":"GT94My96IYhwOfiQ","command":"c4-d6786567","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',10,1794887541490,CAST('{"seq":10,"at":1794887541490,"by":"GT94My96IYhwOfiQ","command":"c5-32cde65f","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',11,1794887541493,CAST('{"seq":11,"at":1794887541493,"by":"GT94My96IYhwOfiQ","command":"c6-86cc9b7c","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',12,1794887541496,CAST('{"seq":12,"at":1794887541496,"by":"GT94My96IYhwOfiQ","command":"c7-6792329e","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',13,1794887541498,CAST('{"seq":13,"at":1794887541498,"by":"GT94My96IYhwOfiQ","command":"c8-bcb657e9","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',14,1794887541500,CAST('{"seq":14,"at":1794887541500,"by":"GT94My96IYhwOfiQ","command":"c9-9676abea","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',15,1794887541503,CAST('{"seq":15,"at":1794887541503,"by":"GT94My96IYhwOfiQ","command":"c10-4d8c3861","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('DcmKiU86J-bU6L2t',16,1794887541524,CAST('{"seq":16,"at":1794887541524,"by":"GT94My96IYhwOfiQ","command":"c11-8d0c8d31","what":{"type":"Moved","seat":1,"action":"give castle-red","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',1,1794887541617,CAST('{"seq":1,"at":1794887541617,"by":"Uf7zRFBEGP3l4mBi","command":"","what":{"type":"Opened","game":"dwarfking","rules_version":1,"options":{"quests":"simple","first_dealer":2},"terms":{"is_public":false,"may_watch":true,"hints":false,"undo":true,"patience":60,"bank":600,"increment":5},"host":"Uf7zRFBEGP3l4mBi","seats":[{"type":"Person","guest":{"id":"Uf7zRFBEGP3l4mBi","name":"Ann","avatar":"fox"},"deputy":null},{"type":"Empty"},{"type":"Bot","name":"Heron","level":1}],"secret":"9ccd78a5aeef3f56ea50de79eed2b4c0c40ebc57d7e1ba8fd5676ad1a4cbed6d","continues":null,"fairness":2}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',2,1794887541734,CAST('{"seq":2,"at":1794887541734,"by":"GT94My96IYhwOfiQ","command":"60e1977541e6ece7","what":{"type":"Sat","seat":1,"guest":{"id":"GT94My96IYhwOfiQ","name":"Guest 842","avatar":"heron"}}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',3,1794887541868,CAST('{"seq":3,"at":1794887541868,"by":"Uf7zRFBEGP3l4mBi","command":"214a759a20443ce5","what":{"type":"Contributed","seat":0,"entropy":"e0de15ca9a5053f5fca1b86849fefae5"}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',4,1794887541986,CAST('{"seq":4,"at":1794887541986,"by":"GT94My96IYhwOfiQ","command":"bf4fef7d2dc1abd3","what":{"type":"Contributed","seat":1,"entropy":"c5759fa00f3781e7c0e8a49f030d4d6a"}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',5,1794887542129,CAST('{"seq":5,"at":1794887542129,"by":"Uf7zRFBEGP3l4mBi","command":"3bf26cf2499bf173","what":{"type":"Started"}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',6,1794887542193,CAST('{"seq":6,"at":1794887542193,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"quest 6a","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',7,1794887542317,CAST('{"seq":7,"at":1794887542317,"by":"GT94My96IYhwOfiQ","command":"c1-ad547201","what":{"type":"Moved","seat":1,"action":"play green-5","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',8,1794887542385,CAST('{"seq":8,"at":1794887542385,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play green-7","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',9,1794887542406,CAST('{"seq":9,"at":1794887542406,"by":"Uf7zRFBEGP3l4mBi","command":"c1-5b14fa75","what":{"type":"Moved","seat":0,"action":"play green-3","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',10,1794887542477,CAST('{"seq":10,"at":1794887542477,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play green-8","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',11,1794887542499,CAST('{"seq":11,"at":1794887542499,"by":"Uf7zRFBEGP3l4mBi","command":"c2-bbc2d03b","what":{"type":"Moved","seat":0,"action":"play green-4","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',12,1794887542510,CAST('{"seq":12,"at":1794887542510,"by":"GT94My96IYhwOfiQ","command":"c2-8bdb7729","what":{"type":"Moved","seat":1,"action":"play green-9","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',13,1794887542517,CAST('{"seq":13,"at":1794887542517,"by":"GT94My96IYhwOfiQ","command":"c3-2c46ff9d","what":{"type":"Moved","seat":1,"action":"play green-10","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',14,1794887542580,CAST('{"seq":14,"at":1794887542580,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play green-K","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',15,1794887542604,CAST('{"seq":15,"at":1794887542604,"by":"Uf7zRFBEGP3l4mBi","command":"c3-8ba3d79f","what":{"type":"Moved","seat":0,"action":"play green-6","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',16,1794887542681,CAST('{"seq":16,"at":1794887542681,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play red-8","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',17,1794887542694,CAST('{"seq":17,"at":1794887542694,"by":"Uf7zRFBEGP3l4mBi","command":"c4-fef256a5","what":{"type":"Moved","seat":0,"action":"play red-K","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',18,1794887542707,CAST('{"seq":18,"at":1794887542707,"by":"GT94My96IYhwOfiQ","command":"c4-b11c0db5","what":{"type":"Moved","seat":1,"action":"play red-2","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',19,1794887542729,CAST('{"seq":19,"at":1794887542729,"by":"Uf7zRFBEGP3l4mBi","command":"c5-d37d8b42","what":{"type":"Moved","seat":0,"action":"play green-J","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',20,1794887542737,CAST('{"seq":20,"at":1794887542737,"by":"GT94My96IYhwOfiQ","command":"c5-62637281","what":{"type":"Moved","seat":1,"action":"play green-11-tinkerer","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',21,1794887542813,CAST('{"seq":21,"at":1794887542813,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play blue-10","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',22,1794887542838,CAST('{"seq":22,"at":1794887542838,"by":"Uf7zRFBEGP3l4mBi","command":"c6-1e456e4e","what":{"type":"Moved","seat":0,"action":"play green-Q","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',23,1794887542857,CAST('{"seq":23,"at":1794887542857,"by":"GT94My96IYhwOfiQ","command":"c6-a4ad6ba3","what":{"type":"Moved","seat":1,"action":"play blue-8","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',24,1794887542932,CAST('{"seq":24,"at":1794887542932,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play red-6","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',25,1794887542947,CAST('{"seq":25,"at":1794887542947,"by":"Uf7zRFBEGP3l4mBi","command":"c7-18f2732c","what":{"type":"Moved","seat":0,"action":"play green-A","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',26,1794887542962,CAST('{"seq":26,"at":1794887542962,"by":"GT94My96IYhwOfiQ","command":"c7-447f04f6","what":{"type":"Moved","seat":1,"action":"play blue-A","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',27,1794887543030,CAST('{"seq":27,"at":1794887543030,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play blue-7","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',28,1794887543064,CAST('{"seq":28,"at":1794887543064,"by":"Uf7zRFBEGP3l4mBi","command":"c8-8bd6becb","what":{"type":"Moved","seat":0,"action":"play blue-2","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',29,1794887543080,CAST('{"seq":29,"at":1794887543080,"by":"GT94My96IYhwOfiQ","command":"c8-0845ad3b","what":{"type":"Moved","seat":1,"action":"play red-5","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',30,1794887543154,CAST('{"seq":30,"at":1794887543154,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play blue-J","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',31,1794887543226,CAST('{"seq":31,"at":1794887543226,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play red-7","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',32,1794887543259,CAST('{"seq":32,"at":1794887543259,"by":"Uf7zRFBEGP3l4mBi","command":"c9-23dcbd01","what":{"type":"Moved","seat":0,"action":"play blue-4","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',33,1794887543283,CAST('{"seq":33,"at":1794887543283,"by":"GT94My96IYhwOfiQ","command":"c9-bf8c7b1f","what":{"type":"Moved","seat":1,"action":"play red-9","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',34,1794887543292,CAST('{"seq":34,"at":1794887543292,"by":"GT94My96IYhwOfiQ","command":"c10-4e549508","what":{"type":"Moved","seat":1,"action":"play red-10","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',35,1794887543369,CAST('{"seq":35,"at":1794887543369,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play red-4","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',36,1794887543382,CAST('{"seq":36,"at":1794887543382,"by":"Uf7zRFBEGP3l4mBi","command":"c10-d3e74b77","what":{"type":"Moved","seat":0,"action":"play blue-6","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',37,1794887543437,CAST('{"seq":37,"at":1794887543437,"by":"GT94My96IYhwOfiQ","command":"c11-01649d06","what":{"type":"Moved","seat":1,"action":"play red-J","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',38,1794887543505,CAST('{"seq":38,"at":1794887543505,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play red-3","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',39,1794887543549,CAST('{"seq":39,"at":1794887543549,"by":"Uf7zRFBEGP3l4mBi","command":"c11-36ef70e5","what":{"type":"Moved","seat":0,"action":"play blue-9","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',40,1794887543593,CAST('{"seq":40,"at":1794887543593,"by":"GT94My96IYhwOfiQ","command":"c12-73fe0096","what":{"type":"Moved","seat":1,"action":"play red-Q","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',41,1794887543684,CAST('{"seq":41,"at":1794887543684,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play blue-5","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',42,1794887543693,CAST('{"seq":42,"at":1794887543693,"by":"Uf7zRFBEGP3l4mBi","command":"c12-273d4db6","what":{"type":"Moved","seat":0,"action":"play blue-Q","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',43,1794887543721,CAST('{"seq":43,"at":1794887543721,"by":"GT94My96IYhwOfiQ","command":"c13-50f85ad0","what":{"type":"Moved","seat":1,"action":"play red-A","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',44,1794887543790,CAST('{"seq":44,"at":1794887543790,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"play blue-3","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',45,1794887543812,CAST('{"seq":45,"at":1794887543812,"by":"Uf7zRFBEGP3l4mBi","command":"c13-6622dca4","what":{"type":"Moved","seat":0,"action":"play blue-K","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',46,1794887543888,CAST('{"seq":46,"at":1794887543888,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"quest 12b","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',47,1794887543921,CAST('{"seq":47,"at":1794887543921,"by":"Uf7zRFBEGP3l4mBi","command":"c14-02882a27","what":{"type":"Moved","seat":0,"action":"exchange 1","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('10xF0ugOfbbXqTg2',48,1794887543941,CAST('{"seq":48,"at":1794887543941,"by":"Uf7zRFBEGP3l4mBi","command":"c15-4dd3f96e","what":{"type":"Moved","seat":0,"action":"give green-4","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',1,1794887544056,CAST('{"seq":1,"at":1794887544056,"by":"Uf7zRFBEGP3l4mBi","command":"","what":{"type":"Opened","game":"villains","rules_version":1,"options":{"specials":true,"neighbour_play":"open","villains":["scar","ursula","hook"],"first":"random"},"terms":{"is_public":false,"may_watch":true,"hints":false,"undo":true,"patience":60,"bank":600,"increment":5},"host":"Uf7zRFBEGP3l4mBi","seats":[{"type":"Person","guest":{"id":"Uf7zRFBEGP3l4mBi","name":"Ann","avatar":"fox"},"deputy":null},{"type":"Empty"},{"type":"Bot","name":"Heron","level":1}],"secret":"9f3c1ce1cf84c0c08c07f3dd451c6dd1baf46566ac5f0f2fc6871e75b40cae15","continues":null,"fairness":2}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',2,1794887544105,CAST('{"seq":2,"at":1794887544105,"by":"GT94My96IYhwOfiQ","command":"c689bb4d075b27c4","what":{"type":"Sat","seat":1,"guest":{"id":"GT94My96IYhwOfiQ","name":"Guest 842","avatar":"heron"}}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',3,1794887544261,CAST('{"seq":3,"at":1794887544261,"by":"Uf7zRFBEGP3l4mBi","command":"8f0a795dc1681de3","what":{"type":"Contributed","seat":0,"entropy":"04e8a962b4208834de3c073ec489847c"}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',4,1794887544369,CAST('{"seq":4,"at":1794887544369,"by":"GT94My96IYhwOfiQ","command":"2f468c19a4b7ffc2","what":{"type":"Contributed","seat":1,"entropy":"9a64bd31d265870c7049e51d0cd56b3f"}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',5,1794887544704,CAST('{"seq":5,"at":1794887544704,"by":"Uf7zRFBEGP3l4mBi","command":"a965226964d3305c","what":{"type":"Started"}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',6,1794887544890,CAST('{"seq":6,"at":1794887544890,"by":"GT94My96IYhwOfiQ","command":"c1-16a83cd8","what":{"type":"Moved","seat":1,"action":"red-2 own","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',7,1794887544942,CAST('{"seq":7,"at":1794887544942,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"blue-6 hero","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',8,1794887544946,CAST('{"seq":8,"at":1794887544946,"by":"Uf7zRFBEGP3l4mBi","command":"c1-a24510e5","what":{"type":"Moved","seat":0,"action":"red-5 left","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',9,1794887544949,CAST('{"seq":9,"at":1794887544949,"by":"GT94My96IYhwOfiQ","command":"c2-b128796a","what":{"type":"Moved","seat":1,"action":"red-3 own","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',10,1794887545001,CAST('{"seq":10,"at":1794887545001,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"blue-1 left","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',11,1794887545014,CAST('{"seq":11,"at":1794887545014,"by":"Uf7zRFBEGP3l4mBi","command":"c2-6ff75d9b","what":{"type":"Moved","seat":0,"action":"red-6 left","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',12,1794887545022,CAST('{"seq":12,"at":1794887545022,"by":"GT94My96IYhwOfiQ","command":"c3-2b4f2435","what":{"type":"Moved","seat":1,"action":"red-6 own","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',13,1794887545073,CAST('{"seq":13,"at":1794887545073,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"meddling","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',14,1794887545085,CAST('{"seq":14,"at":1794887545085,"by":"Uf7zRFBEGP3l4mBi","command":"c3-0fa9673d","what":{"type":"Moved","seat":0,"action":"blue-3 own","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',15,1794887545096,CAST('{"seq":15,"at":1794887545096,"by":"GT94My96IYhwOfiQ","command":"c4-7a8ec1fd","what":{"type":"Moved","seat":1,"action":"blue-5 right","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',16,1794887545149,CAST('{"seq":16,"at":1794887545149,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"green-6 own","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',17,1794887545152,CAST('{"seq":17,"at":1794887545152,"by":"Uf7zRFBEGP3l4mBi","command":"c4-e7b92bf8","what":{"type":"Moved","seat":0,"action":"blue-6 right","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',18,1794887545160,CAST('{"seq":18,"at":1794887545160,"by":"GT94My96IYhwOfiQ","command":"c5-9026be7c","what":{"type":"Moved","seat":1,"action":"red-1 own","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',19,1794887545215,CAST('{"seq":19,"at":1794887545215,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"green-5 left","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('XjmBMFMXVDioLTvV',20,1794887545220,CAST('{"seq":20,"at":1794887545220,"by":"Uf7zRFBEGP3l4mBi","command":"c5-b32f7fa5","what":{"type":"Moved","seat":0,"action":"red-1 left","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',1,1794887545363,CAST('{"seq":1,"at":1794887545363,"by":"Uf7zRFBEGP3l4mBi","command":"","what":{"type":"Opened","game":"diamoniak","rules_version":1,"options":{"first":"random"},"terms":{"is_public":false,"may_watch":true,"hints":false,"undo":true,"patience":60,"bank":null,"increment":0},"host":"Uf7zRFBEGP3l4mBi","seats":[{"type":"Person","guest":{"id":"Uf7zRFBEGP3l4mBi","name":"Ann","avatar":"fox"},"deputy":null},{"type":"Empty"},{"type":"Bot","name":"Heron","level":1}],"secret":"a61e8e0b1bd0f0740021f3e1239acb15731d9b348f7fb54b57332e9c786e7640","continues":null,"fairness":2}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',2,1794887545420,CAST('{"seq":2,"at":1794887545420,"by":"GT94My96IYhwOfiQ","command":"a6976bec9f9b8a1d","what":{"type":"Sat","seat":1,"guest":{"id":"GT94My96IYhwOfiQ","name":"Guest 842","avatar":"heron"}}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',3,1794887545508,CAST('{"seq":3,"at":1794887545508,"by":"Uf7zRFBEGP3l4mBi","command":"eaadb6251019d475","what":{"type":"Contributed","seat":0,"entropy":"152adc55f4fc495c7e58f673a2f690a7"}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',4,1794887545686,CAST('{"seq":4,"at":1794887545686,"by":"GT94My96IYhwOfiQ","command":"34b55e396b999d9e","what":{"type":"Contributed","seat":1,"entropy":"4c9b1190ca5585d15c4ab1f3bc1945db"}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',5,1794887545895,CAST('{"seq":5,"at":1794887545895,"by":"GT94My96IYhwOfiQ","command":"67de8547211f192d","what":{"type":"Said","guest":{"id":"GT94My96IYhwOfiQ","name":"Guest 842","avatar":"heron"},"text":"Hello"}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',6,1794887546095,CAST('{"seq":6,"at":1794887546095,"by":"Uf7zRFBEGP3l4mBi","command":"7d1704800910f6a9","what":{"type":"Started"}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',7,1794887546272,CAST('{"seq":7,"at":1794887546272,"by":"Uf7zRFBEGP3l4mBi","command":"c1-c5839171","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',8,1794887546279,CAST('{"seq":8,"at":1794887546279,"by":"Uf7zRFBEGP3l4mBi","command":"c2-f0622ef2","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',9,1794887546286,CAST('{"seq":9,"at":1794887546286,"by":"GT94My96IYhwOfiQ","command":"c1-71689ff7","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',10,1794887546340,CAST('{"seq":10,"at":1794887546340,"by":"GT94My96IYhwOfiQ","command":"c2-faa6f9b4","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',11,1794887546403,CAST('{"seq":11,"at":1794887546403,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',12,1794887546410,CAST('{"seq":12,"at":1794887546410,"by":"Uf7zRFBEGP3l4mBi","command":"c3-8d5dfbfc","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',13,1794887546413,CAST('{"seq":13,"at":1794887546413,"by":"Uf7zRFBEGP3l4mBi","command":"c4-4ea12b33","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',14,1794887546422,CAST('{"seq":14,"at":1794887546422,"by":"Uf7zRFBEGP3l4mBi","command":"c5-3cc9629b","what":{"type":"Moved","seat":0,"action":"give castle-blue","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',15,1794887546430,CAST('{"seq":15,"at":1794887546430,"by":"Uf7zRFBEGP3l4mBi","command":"c6-4175d565","what":{"type":"Moved","seat":0,"action":"give castle-red","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',16,1794887546438,CAST('{"seq":16,"at":1794887546438,"by":"GT94My96IYhwOfiQ","command":"c3-69486442","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',17,1794887546449,CAST('{"seq":17,"at":1794887546449,"by":"GT94My96IYhwOfiQ","command":"c4-97c03b15","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',18,1794887546460,CAST('{"seq":18,"at":1794887546460,"by":"GT94My96IYhwOfiQ","command":"c5-a927860c","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',19,1794887546513,CAST('{"seq":19,"at":1794887546513,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',20,1794887546569,CAST('{"seq":20,"at":1794887546569,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',21,1794887546632,CAST('{"seq":21,"at":1794887546632,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',22,1794887546712,CAST('{"seq":22,"at":1794887546712,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',23,1794887546793,CAST('{"seq":23,"at":1794887546793,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',24,1794887546848,CAST('{"seq":24,"at":1794887546848,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"stop","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',25,1794887546901,CAST('{"seq":25,"at":1794887546901,"by":"Uf7zRFBEGP3l4mBi","command":"c7-f85ea70a","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',26,1794887546937,CAST('{"seq":26,"at":1794887546937,"by":"GT94My96IYhwOfiQ","command":"c6-aed08174","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',27,1794887546940,CAST('{"seq":27,"at":1794887546940,"by":"GT94My96IYhwOfiQ","command":"c7-937290db","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',28,1794887546942,CAST('{"seq":28,"at":1794887546942,"by":"GT94My96IYhwOfiQ","command":"c8-ebbeafcf","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',29,1794887546994,CAST('{"seq":29,"at":1794887546994,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',30,1794887547059,CAST('{"seq":30,"at":1794887547059,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',31,1794887547111,CAST('{"seq":31,"at":1794887547111,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"stop","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',32,1794887547122,CAST('{"seq":32,"at":1794887547122,"by":"Uf7zRFBEGP3l4mBi","command":"c8-81818c1b","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',33,1794887547125,CAST('{"seq":33,"at":1794887547125,"by":"Uf7zRFBEGP3l4mBi","command":"c9-7bce0a99","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',34,1794887547128,CAST('{"seq":34,"at":1794887547128,"by":"Uf7zRFBEGP3l4mBi","command":"c10-2d8aaae5","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',35,1794887547133,CAST('{"seq":35,"at":1794887547133,"by":"GT94My96IYhwOfiQ","command":"c9-1ffca3c1","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',36,1794887547136,CAST('{"seq":36,"at":1794887547136,"by":"GT94My96IYhwOfiQ","command":"c10-589584b8","what":{"type":"Moved","seat":1,"action":"fairy","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',37,1794887547190,CAST('{"seq":37,"at":1794887547190,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',38,1794887547251,CAST('{"seq":38,"at":1794887547251,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',39,1794887547311,CAST('{"seq":39,"at":1794887547311,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',40,1794887547373,CAST('{"seq":40,"at":1794887547373,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',41,1794887547463,CAST('{"seq":41,"at":1794887547463,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',42,1794887547545,CAST('{"seq":42,"at":1794887547545,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"fairy","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',43,1794887547583,CAST('{"seq":43,"at":1794887547583,"by":"Uf7zRFBEGP3l4mBi","command":"c11-2ec8a631","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',44,1794887547601,CAST('{"seq":44,"at":1794887547601,"by":"Uf7zRFBEGP3l4mBi","command":"c12-03314b0a","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',45,1794887547604,CAST('{"seq":45,"at":1794887547604,"by":"GT94My96IYhwOfiQ","command":"c11-fad1b07d","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',46,1794887547607,CAST('{"seq":46,"at":1794887547607,"by":"GT94My96IYhwOfiQ","command":"c12-3c619f45","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',47,1794887547672,CAST('{"seq":47,"at":1794887547672,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',48,1794887547736,CAST('{"seq":48,"at":1794887547736,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"fairy","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',49,1794887547751,CAST('{"seq":49,"at":1794887547751,"by":"Uf7zRFBEGP3l4mBi","command":"c13-ee53f460","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',50,1794887547797,CAST('{"seq":50,"at":1794887547797,"by":"Uf7zRFBEGP3l4mBi","command":"c14-27107776","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',51,1794887547837,CAST('{"seq":51,"at":1794887547837,"by":"GT94My96IYhwOfiQ","command":"c13-1ad81995","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',52,1794887547851,CAST('{"seq":52,"at":1794887547851,"by":"GT94My96IYhwOfiQ","command":"c14-3fafbc48","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',53,1794887547908,CAST('{"seq":53,"at":1794887547908,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',54,1794887547965,CAST('{"seq":54,"at":1794887547965,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-green","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',55,1794887548017,CAST('{"seq":55,"at":1794887548017,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-yellow","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',56,1794887548071,CAST('{"seq":56,"at":1794887548071,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-yellow","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',57,1794887548074,CAST('{"seq":57,"at":1794887548074,"by":"Uf7zRFBEGP3l4mBi","command":"c15-6f156405","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',58,1794887548077,CAST('{"seq":58,"at":1794887548077,"by":"Uf7zRFBEGP3l4mBi","command":"c16-14d76027","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',59,1794887548079,CAST('{"seq":59,"at":1794887548079,"by":"GT94My96IYhwOfiQ","command":"c15-8a5aa726","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',60,1794887548081,CAST('{"seq":60,"at":1794887548081,"by":"GT94My96IYhwOfiQ","command":"c16-0fb39d9f","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',61,1794887548134,CAST('{"seq":61,"at":1794887548134,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',62,1794887548192,CAST('{"seq":62,"at":1794887548192,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"stop","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',63,1794887548199,CAST('{"seq":63,"at":1794887548199,"by":"Uf7zRFBEGP3l4mBi","command":"c17-b2614bcf","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',64,1794887548202,CAST('{"seq":64,"at":1794887548202,"by":"Uf7zRFBEGP3l4mBi","command":"c18-38f9c7b3","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',65,1794887548205,CAST('{"seq":65,"at":1794887548205,"by":"GT94My96IYhwOfiQ","command":"c17-5ac53012","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',66,1794887548207,CAST('{"seq":66,"at":1794887548207,"by":"GT94My96IYhwOfiQ","command":"c18-cb654065","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',67,1794887548260,CAST('{"seq":67,"at":1794887548260,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',68,1794887548313,CAST('{"seq":68,"at":1794887548313,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',69,1794887548366,CAST('{"seq":69,"at":1794887548366,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',70,1794887548421,CAST('{"seq":70,"at":1794887548421,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',71,1794887548474,CAST('{"seq":71,"at":1794887548474,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',72,1794887548527,CAST('{"seq":72,"at":1794887548527,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',73,1794887548582,CAST('{"seq":73,"at":1794887548582,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',74,1794887548637,CAST('{"seq":74,"at":1794887548637,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',75,1794887548691,CAST('{"seq":75,"at":1794887548691,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',76,1794887548744,CAST('{"seq":76,"at":1794887548744,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',77,1794887548796,CAST('{"seq":77,"at":1794887548796,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',78,1794887548852,CAST('{"seq":78,"at":1794887548852,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',79,1794887548908,CAST('{"seq":79,"at":1794887548908,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',80,1794887548960,CAST('{"seq":80,"at":1794887548960,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',81,1794887549013,CAST('{"seq":81,"at":1794887549013,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',82,1794887549065,CAST('{"seq":82,"at":1794887549065,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',83,1794887549118,CAST('{"seq":83,"at":1794887549118,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',84,1794887549171,CAST('{"seq":84,"at":1794887549171,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',85,1794887549228,CAST('{"seq":85,"at":1794887549228,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',86,1794887549284,CAST('{"seq":86,"at":1794887549284,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-green","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',87,1794887549336,CAST('{"seq":87,"at":1794887549336,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-blue","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',88,1794887549392,CAST('{"seq":88,"at":1794887549392,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-green","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',89,1794887549395,CAST('{"seq":89,"at":1794887549395,"by":"Uf7zRFBEGP3l4mBi","command":"c19-bbd1dc4f","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',90,1794887549397,CAST('{"seq":90,"at":1794887549397,"by":"Uf7zRFBEGP3l4mBi","command":"c20-731a96ea","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',91,1794887549399,CAST('{"seq":91,"at":1794887549399,"by":"GT94My96IYhwOfiQ","command":"c19-2c21b187","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',92,1794887549401,CAST('{"seq":92,"at":1794887549401,"by":"GT94My96IYhwOfiQ","command":"c20-ed15bfe3","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',93,1794887549453,CAST('{"seq":93,"at":1794887549453,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',94,1794887549509,CAST('{"seq":94,"at":1794887549509,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-yellow","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',95,1794887549567,CAST('{"seq":95,"at":1794887549567,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',96,1794887549621,CAST('{"seq":96,"at":1794887549621,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',97,1794887549630,CAST('{"seq":97,"at":1794887549630,"by":"Uf7zRFBEGP3l4mBi","command":"c21-a8b5c032","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',98,1794887549637,CAST('{"seq":98,"at":1794887549637,"by":"Uf7zRFBEGP3l4mBi","command":"c22-78810982","what":{"type":"Moved","seat":0,"action":"give castle-green","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',99,1794887549642,CAST('{"seq":99,"at":1794887549642,"by":"Uf7zRFBEGP3l4mBi","command":"c23-7ffe728c","what":{"type":"Moved","seat":0,"action":"give diamond","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',100,1794887549644,CAST('{"seq":100,"at":1794887549644,"by":"Uf7zRFBEGP3l4mBi","command":"c24-07fad00b","what":{"type":"Moved","seat":0,"action":"give castle-red","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',101,1794887549647,CAST('{"seq":101,"at":1794887549647,"by":"GT94My96IYhwOfiQ","command":"c21-b86590e4","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',102,1794887549650,CAST('{"seq":102,"at":1794887549650,"by":"GT94My96IYhwOfiQ","command":"c22-ad8f3388","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',103,1794887549701,CAST('{"seq":103,"at":1794887549701,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',104,1794887549755,CAST('{"seq":104,"at":1794887549755,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',105,1794887549818,CAST('{"seq":105,"at":1794887549818,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-blue","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',106,1794887549870,CAST('{"seq":106,"at":1794887549870,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',107,1794887549923,CAST('{"seq":107,"at":1794887549923,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',108,1794887549930,CAST('{"seq":108,"at":1794887549930,"by":"Uf7zRFBEGP3l4mBi","command":"c25-8af90d47","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',109,1794887549934,CAST('{"seq":109,"at":1794887549934,"by":"Uf7zRFBEGP3l4mBi","command":"c26-1ba6474c","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',110,1794887549936,CAST('{"seq":110,"at":1794887549936,"by":"Uf7zRFBEGP3l4mBi","command":"c27-dbbb1e24","what":{"type":"Moved","seat":0,"action":"give castle-green","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',111,1794887549938,CAST('{"seq":111,"at":1794887549938,"by":"Uf7zRFBEGP3l4mBi","command":"c28-d3fa86d6","what":{"type":"Moved","seat":0,"action":"give diamond","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',112,1794887549939,CAST('{"seq":112,"at":1794887549939,"by":"Uf7zRFBEGP3l4mBi","command":"c29-4c901e07","what":{"type":"Moved","seat":0,"action":"give castle-green","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',113,1794887549941,CAST('{"seq":113,"at":1794887549941,"by":"GT94My96IYhwOfiQ","command":"c23-49ff30a7","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',114,1794887549943,CAST('{"seq":114,"at":1794887549943,"by":"GT94My96IYhwOfiQ","command":"c24-ca59fec9","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',115,1794887549995,CAST('{"seq":115,"at":1794887549995,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"buy from 0","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',116,1794887549998,CAST('{"seq":116,"at":1794887549998,"by":"Uf7zRFBEGP3l4mBi","command":"c30-29948a78","what":{"type":"Moved","seat":0,"action":"buy from 1","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',117,1794887550000,CAST('{"seq":117,"at":1794887550000,"by":"GT94My96IYhwOfiQ","command":"c25-a828a790","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',118,1794887550002,CAST('{"seq":118,"at":1794887550002,"by":"GT94My96IYhwOfiQ","command":"c26-7b173704","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',119,1794887550054,CAST('{"seq":119,"at":1794887550054,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',120,1794887550105,CAST('{"seq":120,"at":1794887550105,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"stop","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',121,1794887550108,CAST('{"seq":121,"at":1794887550108,"by":"Uf7zRFBEGP3l4mBi","command":"c31-400214b2","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',122,1794887550111,CAST('{"seq":122,"at":1794887550111,"by":"Uf7zRFBEGP3l4mBi","command":"c32-75207f87","what":{"type":"Moved","seat":0,"action":"give castle-green","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',123,1794887550113,CAST('{"seq":123,"at":1794887550113,"by":"Uf7zRFBEGP3l4mBi","command":"c33-89e0bb2a","what":{"type":"Moved","seat":0,"action":"give castle-red","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',124,1794887550115,CAST('{"seq":124,"at":1794887550115,"by":"GT94My96IYhwOfiQ","command":"c27-f74465bc","what":{"type":"Moved","seat":1,"action":"buy from 2","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',125,1794887550167,CAST('{"seq":125,"at":1794887550167,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',126,1794887550220,CAST('{"seq":126,"at":1794887550220,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-yellow","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',127,1794887550272,CAST('{"seq":127,"at":1794887550272,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-yellow","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',128,1794887550331,CAST('{"seq":128,"at":1794887550331,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',129,1794887550334,CAST('{"seq":129,"at":1794887550334,"by":"Uf7zRFBEGP3l4mBi","command":"c34-aa7e7048","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',130,1794887550336,CAST('{"seq":130,"at":1794887550336,"by":"Uf7zRFBEGP3l4mBi","command":"c35-1b61a2da","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',131,1794887550338,CAST('{"seq":131,"at":1794887550338,"by":"GT94My96IYhwOfiQ","command":"c28-1a661b40","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',132,1794887550340,CAST('{"seq":132,"at":1794887550340,"by":"GT94My96IYhwOfiQ","command":"c29-f845116a","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',133,1794887550392,CAST('{"seq":133,"at":1794887550392,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',134,1794887550444,CAST('{"seq":134,"at":1794887550444,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',135,1794887550500,CAST('{"seq":135,"at":1794887550500,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',136,1794887550552,CAST('{"seq":136,"at":1794887550552,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',137,1794887550605,CAST('{"seq":137,"at":1794887550605,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',138,1794887550614,CAST('{"seq":138,"at":1794887550614,"by":"Uf7zRFBEGP3l4mBi","command":"c36-08515792","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',139,1794887550618,CAST('{"seq":139,"at":1794887550618,"by":"Uf7zRFBEGP3l4mBi","command":"c37-c599ed27","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',140,1794887550621,CAST('{"seq":140,"at":1794887550621,"by":"Uf7zRFBEGP3l4mBi","command":"c38-a994cf20","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',141,1794887550624,CAST('{"seq":141,"at":1794887550624,"by":"GT94My96IYhwOfiQ","command":"c30-93476f37","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',142,1794887550627,CAST('{"seq":142,"at":1794887550627,"by":"GT94My96IYhwOfiQ","command":"c31-2eb49230","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',143,1794887550680,CAST('{"seq":143,"at":1794887550680,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',144,1794887550732,CAST('{"seq":144,"at":1794887550732,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',145,1794887550789,CAST('{"seq":145,"at":1794887550789,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',146,1794887550843,CAST('{"seq":146,"at":1794887550843,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',147,1794887550896,CAST('{"seq":147,"at":1794887550896,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',148,1794887550902,CAST('{"seq":148,"at":1794887550902,"by":"Uf7zRFBEGP3l4mBi","command":"c39-be8c89c2","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',149,1794887550905,CAST('{"seq":149,"at":1794887550905,"by":"Uf7zRFBEGP3l4mBi","command":"c40-3c267838","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',150,1794887550907,CAST('{"seq":150,"at":1794887550907,"by":"Uf7zRFBEGP3l4mBi","command":"c41-c0aae9b5","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',151,1794887550909,CAST('{"seq":151,"at":1794887550909,"by":"GT94My96IYhwOfiQ","command":"c32-0d095933","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',152,1794887550911,CAST('{"seq":152,"at":1794887550911,"by":"GT94My96IYhwOfiQ","command":"c33-8b4882e4","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',153,1794887550963,CAST('{"seq":153,"at":1794887550963,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',154,1794887551021,CAST('{"seq":154,"at":1794887551021,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',155,1794887551073,CAST('{"seq":155,"at":1794887551073,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-green","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',156,1794887551126,CAST('{"seq":156,"at":1794887551126,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-red","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',157,1794887551178,CAST('{"seq":157,"at":1794887551178,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-red","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',158,1794887551182,CAST('{"seq":158,"at":1794887551182,"by":"Uf7zRFBEGP3l4mBi","command":"c42-4a487e45","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',159,1794887551185,CAST('{"seq":159,"at":1794887551185,"by":"Uf7zRFBEGP3l4mBi","command":"c43-471737bb","what":{"type":"Moved","seat":0,"action":"give castle-yellow","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',160,1794887551187,CAST('{"seq":160,"at":1794887551187,"by":"Uf7zRFBEGP3l4mBi","command":"c44-8be7b5a2","what":{"type":"Moved","seat":0,"action":"give castle-red","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',161,1794887551189,CAST('{"seq":161,"at":1794887551189,"by":"Uf7zRFBEGP3l4mBi","command":"c45-1fa2f119","what":{"type":"Moved","seat":0,"action":"give castle-green","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',162,1794887551192,CAST('{"seq":162,"at":1794887551192,"by":"GT94My96IYhwOfiQ","command":"c34-aa79d749","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',163,1794887551194,CAST('{"seq":163,"at":1794887551194,"by":"GT94My96IYhwOfiQ","command":"c35-624b21d0","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',164,1794887551196,CAST('{"seq":164,"at":1794887551196,"by":"GT94My96IYhwOfiQ","command":"c36-0bac61ab","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',165,1794887551247,CAST('{"seq":165,"at":1794887551247,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',166,1794887551300,CAST('{"seq":166,"at":1794887551300,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',167,1794887551356,CAST('{"seq":167,"at":1794887551356,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',168,1794887551408,CAST('{"seq":168,"at":1794887551408,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',169,1794887551461,CAST('{"seq":169,"at":1794887551461,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-green","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',170,1794887551516,CAST('{"seq":170,"at":1794887551516,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-blue","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',171,1794887551569,CAST('{"seq":171,"at":1794887551569,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-red","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',172,1794887551574,CAST('{"seq":172,"at":1794887551574,"by":"Uf7zRFBEGP3l4mBi","command":"c46-09be6443","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',173,1794887551577,CAST('{"seq":173,"at":1794887551577,"by":"Uf7zRFBEGP3l4mBi","command":"c47-1f8f8dba","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',174,1794887551579,CAST('{"seq":174,"at":1794887551579,"by":"Uf7zRFBEGP3l4mBi","command":"c48-453f175a","what":{"type":"Moved","seat":0,"action":"give diamond","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',175,1794887551581,CAST('{"seq":175,"at":1794887551581,"by":"Uf7zRFBEGP3l4mBi","command":"c49-fc3c0304","what":{"type":"Moved","seat":0,"action":"give castle-blue","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',176,1794887551583,CAST('{"seq":176,"at":1794887551583,"by":"Uf7zRFBEGP3l4mBi","command":"c50-f587c9c4","what":{"type":"Moved","seat":0,"action":"give castle-green","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',177,1794887551585,CAST('{"seq":177,"at":1794887551585,"by":"GT94My96IYhwOfiQ","command":"c37-c07b3c28","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',178,1794887551587,CAST('{"seq":178,"at":1794887551587,"by":"GT94My96IYhwOfiQ","command":"c38-61065c17","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',179,1794887551639,CAST('{"seq":179,"at":1794887551639,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',180,1794887551692,CAST('{"seq":180,"at":1794887551692,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',181,1794887551744,CAST('{"seq":181,"at":1794887551744,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',182,1794887551804,CAST('{"seq":182,"at":1794887551804,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-green","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',183,1794887551859,CAST('{"seq":183,"at":1794887551859,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-red","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',184,1794887551911,CAST('{"seq":184,"at":1794887551911,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',185,1794887551915,CAST('{"seq":185,"at":1794887551915,"by":"Uf7zRFBEGP3l4mBi","command":"c51-56b75ab3","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',186,1794887551917,CAST('{"seq":186,"at":1794887551917,"by":"Uf7zRFBEGP3l4mBi","command":"c52-e6f172c1","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',187,1794887551920,CAST('{"seq":187,"at":1794887551920,"by":"GT94My96IYhwOfiQ","command":"c39-7055f625","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',188,1794887551923,CAST('{"seq":188,"at":1794887551923,"by":"GT94My96IYhwOfiQ","command":"c40-7f10137b","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',189,1794887551975,CAST('{"seq":189,"at":1794887551975,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',190,1794887552027,CAST('{"seq":190,"at":1794887552027,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',191,1794887552080,CAST('{"seq":191,"at":1794887552080,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',192,1794887552136,CAST('{"seq":192,"at":1794887552136,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',193,1794887552139,CAST('{"seq":193,"at":1794887552139,"by":"Uf7zRFBEGP3l4mBi","command":"c53-2b142917","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',194,1794887552142,CAST('{"seq":194,"at":1794887552142,"by":"Uf7zRFBEGP3l4mBi","command":"c54-18e771d1","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',195,1794887552145,CAST('{"seq":195,"at":1794887552145,"by":"GT94My96IYhwOfiQ","command":"c41-7e5a5fda","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',196,1794887552147,CAST('{"seq":196,"at":1794887552147,"by":"GT94My96IYhwOfiQ","command":"c42-981552cd","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',197,1794887552199,CAST('{"seq":197,"at":1794887552199,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',198,1794887552256,CAST('{"seq":198,"at":1794887552256,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',199,1794887552310,CAST('{"seq":199,"at":1794887552310,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"stop","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',200,1794887552314,CAST('{"seq":200,"at":1794887552314,"by":"Uf7zRFBEGP3l4mBi","command":"c55-bf04e882","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',201,1794887552319,CAST('{"seq":201,"at":1794887552319,"by":"Uf7zRFBEGP3l4mBi","command":"c56-0692d1eb","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',202,1794887552321,CAST('{"seq":202,"at":1794887552321,"by":"Uf7zRFBEGP3l4mBi","command":"c57-bffff3c2","what":{"type":"Moved","seat":0,"action":"give diamond","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',203,1794887552324,CAST('{"seq":203,"at":1794887552324,"by":"Uf7zRFBEGP3l4mBi","command":"c58-abb392cd","what":{"type":"Moved","seat":0,"action":"give castle-red","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',204,1794887552326,CAST('{"seq":204,"at":1794887552326,"by":"Uf7zRFBEGP3l4mBi","command":"c59-4e8b5965","what":{"type":"Moved","seat":0,"action":"give castle-red","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',205,1794887552328,CAST('{"seq":205,"at":1794887552328,"by":"GT94My96IYhwOfiQ","command":"c43-14465378","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',206,1794887552330,CAST('{"seq":206,"at":1794887552330,"by":"GT94My96IYhwOfiQ","command":"c44-5ad5fa49","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',207,1794887552381,CAST('{"seq":207,"at":1794887552381,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',208,1794887552435,CAST('{"seq":208,"at":1794887552435,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',209,1794887552488,CAST('{"seq":209,"at":1794887552488,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-red","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',210,1794887552541,CAST('{"seq":210,"at":1794887552541,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',211,1794887552595,CAST('{"seq":211,"at":1794887552595,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',212,1794887552598,CAST('{"seq":212,"at":1794887552598,"by":"Uf7zRFBEGP3l4mBi","command":"c60-8fe0d3ce","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',213,1794887552601,CAST('{"seq":213,"at":1794887552601,"by":"Uf7zRFBEGP3l4mBi","command":"c61-1f6b234a","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',214,1794887552603,CAST('{"seq":214,"at":1794887552603,"by":"Uf7zRFBEGP3l4mBi","command":"c62-e854c85b","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',215,1794887552605,CAST('{"seq":215,"at":1794887552605,"by":"GT94My96IYhwOfiQ","command":"c45-1b81e8ec","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',216,1794887552607,CAST('{"seq":216,"at":1794887552607,"by":"GT94My96IYhwOfiQ","command":"c46-113878f3","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',217,1794887552659,CAST('{"seq":217,"at":1794887552659,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',218,1794887552712,CAST('{"seq":218,"at":1794887552712,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-blue","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',219,1794887552764,CAST('{"seq":219,"at":1794887552764,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-blue","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',220,1794887552817,CAST('{"seq":220,"at":1794887552817,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-blue","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',221,1794887552823,CAST('{"seq":221,"at":1794887552823,"by":"Uf7zRFBEGP3l4mBi","command":"c63-c9bd8b78","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',222,1794887552826,CAST('{"seq":222,"at":1794887552826,"by":"Uf7zRFBEGP3l4mBi","command":"c64-5eba1f80","what":{"type":"Moved","seat":0,"action":"give castle-green","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',223,1794887552828,CAST('{"seq":223,"at":1794887552828,"by":"Uf7zRFBEGP3l4mBi","command":"c65-a8fe9772","what":{"type":"Moved","seat":0,"action":"give castle-red","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',224,1794887552830,CAST('{"seq":224,"at":1794887552830,"by":"GT94My96IYhwOfiQ","command":"c47-e360d5e4","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',225,1794887552833,CAST('{"seq":225,"at":1794887552833,"by":"GT94My96IYhwOfiQ","command":"c48-71a20700","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',226,1794887552835,CAST('{"seq":226,"at":1794887552835,"by":"GT94My96IYhwOfiQ","command":"c49-91c4ae62","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',227,1794887552887,CAST('{"seq":227,"at":1794887552887,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',228,1794887552940,CAST('{"seq":228,"at":1794887552940,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',229,1794887552993,CAST('{"seq":229,"at":1794887552993,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',230,1794887553047,CAST('{"seq":230,"at":1794887553047,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"stop","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',231,1794887553059,CAST('{"seq":231,"at":1794887553059,"by":"Uf7zRFBEGP3l4mBi","command":"c66-2d8a6fff","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',232,1794887553063,CAST('{"seq":232,"at":1794887553063,"by":"Uf7zRFBEGP3l4mBi","command":"c67-3057b2c5","what":{"type":"Moved","seat":0,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',233,1794887553067,CAST('{"seq":233,"at":1794887553067,"by":"GT94My96IYhwOfiQ","command":"c50-63b1272c","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',234,1794887553070,CAST('{"seq":234,"at":1794887553070,"by":"GT94My96IYhwOfiQ","command":"c51-a14ea5fa","what":{"type":"Moved","seat":1,"action":"stop","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',235,1794887553122,CAST('{"seq":235,"at":1794887553122,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',236,1794887553175,CAST('{"seq":236,"at":1794887553175,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',237,1794887553228,CAST('{"seq":237,"at":1794887553228,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-yellow","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',238,1794887553281,CAST('{"seq":238,"at":1794887553281,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-green","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',239,1794887553337,CAST('{"seq":239,"at":1794887553337,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-green","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',240,1794887553340,CAST('{"seq":240,"at":1794887553340,"by":"Uf7zRFBEGP3l4mBi","command":"c68-38e0013a","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',241,1794887553342,CAST('{"seq":241,"at":1794887553342,"by":"Uf7zRFBEGP3l4mBi","command":"c69-104fac79","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',242,1794887553344,CAST('{"seq":242,"at":1794887553344,"by":"Uf7zRFBEGP3l4mBi","command":"c70-1b2b2a06","what":{"type":"Moved","seat":0,"action":"give diamond","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',243,1794887553345,CAST('{"seq":243,"at":1794887553345,"by":"Uf7zRFBEGP3l4mBi","command":"c71-583615c5","what":{"type":"Moved","seat":0,"action":"give castle-green","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',244,1794887553347,CAST('{"seq":244,"at":1794887553347,"by":"GT94My96IYhwOfiQ","command":"c52-38e25c07","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',245,1794887553349,CAST('{"seq":245,"at":1794887553349,"by":"GT94My96IYhwOfiQ","command":"c53-f99b06b4","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',246,1794887553351,CAST('{"seq":246,"at":1794887553351,"by":"GT94My96IYhwOfiQ","command":"c54-23d5883c","what":{"type":"Moved","seat":1,"action":"fairy","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',247,1794887553403,CAST('{"seq":247,"at":1794887553403,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',248,1794887553455,CAST('{"seq":248,"at":1794887553455,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',249,1794887553506,CAST('{"seq":249,"at":1794887553506,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',250,1794887553559,CAST('{"seq":250,"at":1794887553559,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',251,1794887553610,CAST('{"seq":251,"at":1794887553610,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"draw","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',252,1794887553662,CAST('{"seq":252,"at":1794887553662,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-green","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',253,1794887553715,CAST('{"seq":253,"at":1794887553715,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give castle-red","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',254,1794887553768,CAST('{"seq":254,"at":1794887553768,"by":"","command":"","what":{"type":"Moved","seat":2,"action":"give diamond","by_bot":true}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',255,1794887553774,CAST('{"seq":255,"at":1794887553774,"by":"Uf7zRFBEGP3l4mBi","command":"c72-c908c242","what":{"type":"Moved","seat":0,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('eJ4ZgaBa5iwR_lUa',256,1794887553776,CAST('{"seq":256,"at":1794887553776,"by":"GT94My96IYhwOfiQ","command":"c55-cd36c48d","what":{"type":"Moved","seat":1,"action":"draw","by_bot":false}}' AS BLOB));
INSERT INTO "entries" VALUES('8d1akw7_QVT5TB5E',1,1794887553882,CAST('{"seq":1,"at":1794887553882,"by":"Uf7zRFBEGP3l4mBi","command":"","what":{"type":"Opened","game":"villains","rules_version":1,"options":{"specials":true,"neighbour_play":"redirect","villains":"random","first":"random"},"terms":{"is_public":false,"may_watch":true,"hints":false,"undo":true,"patience":60,"bank":null,"increment":0},"host":"Uf7zRFBEGP3l4mBi","seats":[{"type":"Person","guest":{"id":"Uf7zRFBEGP3l4mBi","name":"Ann","avatar":"fox"},"deputy":null},{"type":"Empty"},{"type":"Bot","name":"Heron","level":1}],"secret":"aa4c50f1919814b9f86b603d31ca60fc070f43a13805dcafa22039ffea981bcf","continues":null,"fairness":2}}' AS BLOB));
INSERT INTO "entries" VALUES('8d1akw7_QVT5TB5E',2,1794887553966,CAST('{"seq":2,"at":1794887553966,"by":"GT94My96IYhwOfiQ","command":"ac5b70f1475a0b60","what":{"type":"Sat","seat":1,"guest":{"id":"GT94My96IYhwOfiQ","name":"Guest 842","avatar":"heron"}}}' AS BLOB));
CREATE TABLE guests (
	guest TEXT NOT NULL,
	"table" TEXT NOT NULL,
	CONSTRAINT pk_guests PRIMARY KEY (guest, "table"),
	CONSTRAINT fk_guests_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "guests" VALUES('Uf7zRFBEGP3l4mBi','W1KR7m5RiyZy1w_-');
INSERT INTO "guests" VALUES('GT94My96IYhwOfiQ','W1KR7m5RiyZy1w_-');
INSERT INTO "guests" VALUES('Uf7zRFBEGP3l4mBi','DcmKiU86J-bU6L2t');
INSERT INTO "guests" VALUES('GT94My96IYhwOfiQ','DcmKiU86J-bU6L2t');
INSERT INTO "guests" VALUES('Uf7zRFBEGP3l4mBi','10xF0ugOfbbXqTg2');
INSERT INTO "guests" VALUES('GT94My96IYhwOfiQ','10xF0ugOfbbXqTg2');
INSERT INTO "guests" VALUES('Uf7zRFBEGP3l4mBi','XjmBMFMXVDioLTvV');
INSERT INTO "guests" VALUES('GT94My96IYhwOfiQ','XjmBMFMXVDioLTvV');
INSERT INTO "guests" VALUES('Uf7zRFBEGP3l4mBi','eJ4ZgaBa5iwR_lUa');
INSERT INTO "guests" VALUES('GT94My96IYhwOfiQ','eJ4ZgaBa5iwR_lUa');
INSERT INTO "guests" VALUES('Uf7zRFBEGP3l4mBi','8d1akw7_QVT5TB5E');
INSERT INTO "guests" VALUES('GT94My96IYhwOfiQ','8d1akw7_QVT5TB5E');
CREATE TABLE keys (
	name TEXT NOT NULL,
	secret BLOB NOT NULL,
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('identity',X'6E135C7BE98782F23AA7D3C4F663A1DC9F095B0AAFCF1EDA87C0B8C2796B7EAD');
CREATE TABLE parlour_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT parlour_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "parlour_version" VALUES('0002');
CREATE TABLE people (
	guest TEXT NOT NULL,
	epoch BIGINT NOT NULL,
	body BLOB NOT NULL,
	CONSTRAINT pk_people PRIMARY KEY (guest)
);
INSERT INTO "people" VALUES('Uf7zRFBEGP3l4mBi',0,CAST('{"id":"Uf7zRFBEGP3l4mBi","name":"Ann","avatar":"fox"}' AS BLOB));
CREATE TABLE sightings (
	"table" TEXT NOT NULL,
	guest TEXT NOT NULL,
	seen BIGINT NOT NULL,
	CONSTRAINT pk_sightings PRIMARY KEY ("table", guest)
);
INSERT INTO "sightings" VALUES('W1KR7m5RiyZy1w_-','GT94My96IYhwOfiQ',1794887540693);
INSERT INTO "sightings" VALUES('W1KR7m5RiyZy1w_-','Uf7zRFBEGP3l4mBi',1794887540701);
INSERT INTO "sightings" VALUES('DcmKiU86J-bU6L2t','GT94My96IYhwOfiQ',1794887541528);
INSERT INTO "sightings" VALUES('DcmKiU86J-bU6L2t','Uf7zRFBEGP3l4mBi',1794887541533);
INSERT INTO "sightings" VALUES('10xF0ugOfbbXqTg2','GT94My96IYhwOfiQ',1794887544012);
INSERT INTO "sightings" VALUES('10xF0ugOfbbXqTg2','Uf7zRFBEGP3l4mBi',1794887544015);
INSERT INTO "sightings" VALUES('XjmBMFMXVDioLTvV','GT94My96IYhwOfiQ',1794887545238);
INSERT INTO "sightings" VALUES('XjmBMFMXVDioLTvV','Uf7zRFBEGP3l4mBi',1794887545245);
INSERT INTO "sightings" VALUES('eJ4ZgaBa5iwR_lUa','GT94My96IYhwOfiQ',1794887553778);
INSERT INTO "sightings" VALUES('eJ4ZgaBa5iwR_lUa','Uf7zRFBEGP3l4mBi',1794887553781);
CREATE TABLE spent (
	token TEXT NOT NULL,
	expires BIGINT NOT NULL,
	CONSTRAINT pk_spent PRIMARY KEY (token)
);
CREATE TABLE tables (
	"table" TEXT NOT NULL,
	seq BIGINT NOT NULL,
	game TEXT NOT NULL,
	phase TEXT NOT NULL,
	is_public BOOLEAN NOT NULL,
	waits_for TEXT NOT NULL,
	guests BLOB NOT NULL,
	updated BIGINT NOT NULL,
	body BLOB NOT NULL,
	CONSTRAINT pk_tables PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('W1KR7m5RiyZy1w_-',20,'digdig','playing',0,'human',X'5B225566377A524642454750336C346D4269222C22475439344D793936495968774F666951225D',1794887540672,CAST('{"id":"W1KR7m5RiyZy1w_-","game":"digdig","phase":"playing","names":["Ann","Guest 842","Heron"],"free":0,"updated":1794887540672,"ranking":null,"is_locked":false}' AS BLOB));
INSERT INTO "tables" VALUES('DcmKiU86J-bU6L2t',16,'diamoniak','playing',0,'human',X'5B225566377A524642454750336C346D4269222C22475439344D793936495968774F666951225D',1794887541524,CAST('{"id":"DcmKiU86J-bU6L2t","game":"diamoniak","phase":"playing","names":["Ann","Guest 842","Heron"],"free":0,"updated":1794887541524,"ranking":null,"is_locked":false}' AS BLOB));
INSERT INTO "tables" VALUES('10xF0ugOfbbXqTg2',48,'dwarfking','playing',0,'human',X'5B225566377A524642454750336C346D4269222C22475439344D793936495968774F666951225D',1794887543941,CAST('{"id":"10xF0ugOfbbXqTg2","game":"dwarfking","phase":"playing","names":["Ann","Guest 842","Heron"],"free":0,"updated":1794887543941,"ranking":null,"is_locked":false}' AS BLOB));
INSERT INTO "tables" VALUES('XjmBMFMXVDioLTvV',20,'villains','playing',0,'human',X'5B225566377A524642454750336C346D4269222C22475439344D793936495968774F666951225D',1794887545220,CAST('{"id":"XjmBMFMXVDioLTvV","game":"villains","phase":"playing","names":["Ann","Guest 842","Heron"],"free":0,"updated":1794887545220,"ranking":null,"is_locked":false}' AS BLOB));
INSERT INTO "tables" VALUES('eJ4ZgaBa5iwR_lUa',256,'diamoniak','over',0,'nobody',X'5B225566377A524642454750336C346D4269222C22475439344D793936495968774F666951225D',1794887553776,CAST('{"id":"eJ4ZgaBa5iwR_lUa","game":"diamoniak","phase":"over","names":["Ann","Guest 842","Heron"],"free":0,"updated":1794887553776,"ranking":[[1],[0,2]],"is_locked":false}' AS BLOB));
INSERT INTO "tables" VALUES('8d1akw7_QVT5TB5E',2,'villains','lobby',0,'nobody',X'5B225566377A524642454750336C346D4269222C22475439344D793936495968774F666951225D',1794887553966,CAST('{"id":"8d1akw7_QVT5TB5E","game":"villains","phase":"lobby","names":["Ann","Guest 842","Heron"],"free":0,"updated":1794887553966,"ranking":null,"is_locked":false}' AS BLOB));
CREATE TABLE workers (
	worker TEXT NOT NULL,
	beat BIGINT NOT NULL,
	CONSTRAINT pk_workers PRIMARY KEY (worker)
);
INSERT INTO "workers" VALUES('7aLdH8plXYD9',1794887552258);
CREATE INDEX ix_tables_public ON tables (updated) WHERE is_public AND phase IN ('lobby', 'playing');
CREATE INDEX ix_tables_stalled ON tables (updated) WHERE waits_for = 'bot';
CREATE INDEX ix_connections_table ON connections ("table");
CREATE INDEX ix_connections_worker ON connections (worker);
CREATE INDEX ix_sightings_seen ON sightings (seen);
CREATE INDEX ix_spent_expires ON spent (expires);
COMMIT;
