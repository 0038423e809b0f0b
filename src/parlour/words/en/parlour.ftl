# What every table says. How facts are said: see words/__init__.py.

# Which number is which plural category: the categories, then a rule as in gettext that counts them from 0.
plural = one other; n != 1

list-comma = { ", " }
list-and = { " " }and{ " " }
list-nothing = nothing
seat-number = seat { FROM_ONE($seat) }

close = Close

save = Save

copied = Copied

yes = Yes

no = No

seat-you = (you)
seat-turn = to move
seat-away = away

hint-chance = { $percent } per cent to win.
hint = What the bots would do
hint-wait = Hints come when it is your turn.
hint-thinking = The bots are thinking …
hint-move = { $move }.
hint-only = The only move: { $move }.
hint-all_equal = All moves are about equal.
hint-equal = These are about equal: { $moves }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
hint-wins = Wins about { $count } of 100 matches from here{ $ahead ->
        [0] .
        [one] , one more than the next best.
       *[other] , { $ahead } more than the next best.
    }
hint-more = All moves
hint-figures = Beside each move: of 100 matches from here so many are won. Filled: the best.

level-1 = Beginner
level-2 = Learner
level-3 = Friend
level-4 = Expert
level-5 = Master
level-1-note = Often plays the first card that comes to mind.
level-2-note = Plays sensibly without looking ahead.
level-3-note = Thinks a moment before every move.
level-4-note = Thinks hard.
level-5-note = Thinks as hard as a second allows.

lobby-title = What shall we play?
lobby-level = Your opponents
lobby-games = Games
lobby-players = { $from } to { $to } players
lobby-play = Play now
lobby-play_game = Play now: { $game }
lobby-play_against = Play now: { $game }, { $count ->
        [one] { $count } opponent
       *[other] { $count } opponents
    }
lobby-opponents =
    { $count ->
        [one] { $count } opponent
       *[other] { $count } opponents
    }
lobby-change = Play it another way: { $game }
lobby-invite = With friends
lobby-invite_game = With friends: { $game }
lobby-learn = Learn it
lobby-learn_game = Learn it: { $game }
lobby-resume = Go on playing
lobby-open = Open tables
lobby-past =
    { $count ->
        [one] { $count } match to look back at
       *[other] { $count } matches to look back at
    }

code-enter = Enter a code
code-join = Join
code-note = Four letters, as a screen or a friend shows them.

play-opponents = How many opponents?
play-deal = Deal me in
play-learn = Learn it in a lesson

picture-goal = The goal
picture-turn = A turn
picture-end = The end
picture-go = Let us play

screen-open = On the big screen
screen-intro = This screen shows the table to everybody in the room, and your phones hold your cards.
screen-level = Bots in free seats
screen-scan = Scan this with your phone, or go to { $address } and enter
screen-waits = Waiting for the first player …
screen-start_bots =
    { $count ->
        [one] Deal: a bot takes the free seat
       *[other] Deal: bots take the { $count } free seats
    }
screen-other = Another game
screen-turn = It is { $name }’s turn
screen-sound = Sound
screen-full = Full screen

## A phone beside a big screen

phone-name = Your name
phone-sit = Sit down
phone-greeting = The table is on the big screen, and this is where you hold your cards.
phone-table = Show the whole table here
phone-hand = Only my cards here
phone-no_screen = The big screen is gone.

past-title = Matches you have played
past-none = None yet: the first one is a click away in the lobby.

tables-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
tables-playing = Being played
tables-turn = Your turn
tables-remove = Remove from the list: { $game }, { $state }
tables-abandoned = Ended early
tables-won = Won by { $names }
tables-practice = Practice

failed-title = The table cannot be reached
failed-again = Try again
offline-title = Nobody answers
offline-text = The table is at { $address }, but nobody answers there. Is that computer on, is Parlour open on it, and is this device in the same network? The page comes back by itself.

profile = You
profile-change = Change name and face
profile-name = Your name
profile-face = Your face
profile-device = Play on another device
profile-device_code = Code for another device
profile-device_how = Scan this with the other device within ten minutes, and you play there under your own name too. It works once.
profile-sign_out = Sign out everywhere else
profile-signed_out = Done: you are signed in on this device alone.

device-become = Become { $name } on this device?
device-now = Here you are { $name } now, and would not be any more. Say yes only when the link is your own.
device-yes = Yes, become { $name }
device-no = No, stay { $name }
device-already = You are { $name } on this device already.
device-lobby = To the tables

face-badger = Badger
face-otter = Otter
face-heron = Heron
face-fox = Fox
face-mole = Mole
face-wren = Wren
face-hare = Hare
face-owl = Owl
face-toad = Toad
face-bear = Bear
face-crow = Crow
face-mouse = Mouse

settings = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Cards in motion
settings-motion-note = Without it cards are at their place at once; the pace stays the same.
settings-size = Cards and text
settings-size-normal = Normal
settings-size-large = Large
settings-sort = Sort your hand
settings-sort-colour = By colour
settings-sort-number = By number
settings-confirm = Confirm my moves
settings-confirm-note = The first tap chooses a move, the second plays it.
settings-sound = Sounds
settings-sound-note = Cards rustle, and a chime says that it is your turn.
settings-call = Call me when it is my turn
settings-call-note = The phone vibrates, and a message comes while you look elsewhere, if the browser allows it.

invite-title = { $game } with friends
invite-players = How many seats?
invite-who = Who may join?
invite-link = Whoever has the link
invite-public = Everybody here
invite-open = Open the table

table-loading = The table is being laid …
table-leave = Back to the lobby
table-no_game = This page has no table for { $game }.
table-watchers =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }

turn-you = Your turn
turn-other = { $name } is thinking
turn-shown = { $name }’s turn
turn-paused = Paused: { $count } to see
turn-over = The match is over
turn-abandoned = The match was ended early
turn-lobby = Waiting for players

connection-open = Connected
connection-connecting = Connecting
connection-waiting = The connection is gone: trying again …
connection-closed = Not connected

tools-hints = What would the bots do?
tools-undo = Ask for my last move back
tools-withdraw = Withdraw my move
tools-back = Back to my last decision
tools-moves = Moves as a list

pace = Pace
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-instant = At once
pace-note = How long each move of the others stays. A tap on the cloth, or the key N, shows the next one right away.
pace-pause = Pause
pace-resume = Go on
pace-next = Show the next move

moves = Your moves
moves-none = It is not your turn.

confirm-move = { $move }?
confirm-said = { $move }? Enter again plays it, Escape does not.
confirm-yes = Play it
confirm-no = Not yet

rules = Rules
rules-search = Search the rules
rules-short = In short
rules-pictures = In pictures
rules-none = No rule speaks of that.
rules-ruling = our ruling
rules-untranslated = These rules do not exist in English.

why-rule = Rule { $clause }

log = What happened
log-earlier = Show what happened before
log-back_here = Back to here
log-undone = (taken back)
log-jumped = Too many were waiting: these { $count } moves were shown at once.

chat-say = Say something
chat-send = Send
chat-quiet = The chat is off at this table.

log-sat = { $name } sits down.
log-bot_sat = { $name } ({ WORD($level, of: "level") }) sits down.
log-cleared = Seat { FROM_ONE($seat) } is free.
log-removed = The host sent somebody away.
log-locked = The table is locked.
log-unlocked = The table is open again.
log-host = { $name } runs the table now.
log-start_asked = The cards are dealt in a moment.
log-started = The cards are dealt.
log-branch = Play goes on from move { $step } of another match. This is practice.
log-undo_asked =
    { WHO($seat) ->
        [you] You ask to take your move back.
       *[other] { NAME($seat) } asks to take the move back.
    }
log-undo_agreed =
    { WHO($seat) ->
        [you] You agree.
       *[other] { NAME($seat) } agrees.
    }
log-undo_declined =
    { WHO($seat) ->
        [you] You do not agree.
       *[other] { NAME($seat) } does not agree.
    }
log-withdrawn =
    { WHO($seat) ->
        [you] You take your move back.
       *[other] { NAME($seat) } takes the move back.
    }
log-went_back =
    { WHO($seat) ->
        [you] You go back to an earlier decision. From now on this is practice.
       *[other] { NAME($seat) } goes back to an earlier decision. From now on this is practice.
    }
log-handed_over =
    { WHO($seat) ->
        [you] A bot ({ WORD($level, of: "level") }) plays on for you.
       *[other] A bot ({ WORD($level, of: "level") }) plays on for { NAME($seat) }.
    }
log-taken_back =
    { WHO($seat) ->
        [you] You are back.
       *[other] { NAME($seat) } is back.
    }
log-ended = The match was ended early.
log-hushed = The chat is off.
log-unhushed = The chat is on.
log-rematched = There is a rematch.
log-said = { $name }: { $text }
log-reacted = { $name }: { WORD($reaction, of: "reaction") }

reaction-clap = Applause
reaction-laugh = Laughing
reaction-wow = Amazed
reaction-sad = Sad
reaction-think = Thinking
reaction-thanks = Thank you

undo-asked = { $name } would like to take the last move back.
undo-agree = Of course
undo-decline = No
undo-waiting = The others are being asked …

away-asks = { $name } has been away for a while. How shall we go on?
away-bot = A bot plays on
away-wait = We wait
away-end = End the match

deputy-plays = A bot plays for you.
deputy-back = I am back

sound-asks = Sounds, and a call at your turn?

missed-title = While you were away
missed-ok = All right

rematch-ready = The others play on at a new table.
rematch-join = Join them

menu = This table
menu-hand_over = Leave my seat to a bot
menu-end = End the match
menu-lock = Let nobody new in
menu-quiet = Turn the chat off
menu-make_host = Let them run the table
menu-remove = Send away

room-seats = Around the table
room-free = Free seat
room-sit = Sit here
room-move = Move here
room-bot = Bot
room-host = runs the table
room-level = How strong is { $name }?
room-clear = Send { $name } away
room-remove = Ask { $name } to leave
room-rename = Name and face
room-fill = Bots for the free seats
room-start = Deal the cards
room-waits =
    { $count ->
        [one] { $count } seat is still free: invite somebody, or take a bot.
       *[other] { $count } seats are still free: invite somebody, or take bots.
    }
room-awaits = Waiting for { $names }.
room-choose = Choose a free seat to join, or just watch.
room-host_starts = The host deals as soon as everybody is here.
room-run = Run this table
room-invite = Invite friends
room-code = Code with the link to this table
room-letters = or with the code
room-copy = Copy the link
room-options = How we play

# Why an invitation does not work elsewhere yet; for whoever runs the server.
reach-loopback = Only this computer gets here: let the server listen for others too, with --host 0.0.0.0.
reach-network = This computer is in no network: others get here once it is.
reach-origin = The server does not know where others reach it: name that address with --origin.

option-random = By lot
option-chosen = We choose

terms-clock = Time to think
terms-no_clock = As long as you like
terms-minutes = { $count } minutes each
terms-public = Everybody here can find this table
terms-watch = Others may watch
terms-hints = The bots may be asked for advice
terms-memory = Help with remembering
terms-memory-note = Shows points so far, known cards and all earlier moves. Without it the table is as in the rulebook.
terms-takebacks = May moves be taken back?
terms-takebacks-none = Never: what is played is played.
terms-takebacks-consent = If no card was turned up: at once for a moment, then if everybody agrees.
terms-takebacks-free = As often as you like, alone against bots. Whoever goes back plays for practice.

lesson = Your first match
lesson-step = Step { $step } of { $of }
lesson-next = Go on
lesson-wait = Play on. There is more to tell when it happens.
lesson-done = I see

end-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
end-show = Show the result
end-you_win = You win!
end-you_share = You share the victory!
end-wins = { $names } wins
end-share = { $names } share the victory
end-practice = Moves were taken back here: it was practice, and counts for nothing.
end-branch = This was tried from a moment of another match: it was practice, and counts for nothing.
end-source = Back to the match it comes from
end-look = Look at the table
end-share_replay = Copy a link to the replay
end-replay = Watch again
end-rematch = Play again

chart-label = { $label }, over the whole match. At the end { $summary }.
chart-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

fair-check = Check that the deal was fair
fair-commitment = The secret of the server is the one that it had sealed before the deal.
fair-same_commitment = The seal is the same that this browser saw before the deal.
fair-own_entropy = What this browser added to the luck is in it.
fair-seed = The seed of the deal follows from the secret and what everybody added.
fair-record = Every card, move and point of the match follows from the seed.
fair-silent = { NAMES($seats) } added nothing to the luck of the deal. Whoever did can be sure all the same that nobody chose it.
fair-all = The deal was fair: nobody could choose it.

replay = Replay
replay-practice = Practice
replay-viewer = Who looks
replay-open = All cards open
replay-seat = As { $name } saw it
replay-spectator = As a spectator
replay-share = Copy a link to this moment
replay-start = The cards are dealt.
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-scrub = Moment of the match

together = Looking together
together-start = Look at it together
together-you = You lead: all see what you see. Touch a card to point at it.
together-follow = { $name } leads, and you see the same.
together-around = { $name } leads; you look around.
together-gone = Nobody leads at the moment.
together-back = Back to the leader
together-take = Lead
together-branch = Watch what is tried from here
together-share = Copy a link to look together
together-leave = Look on my own, to the end
together-people = Who is here
together-pass = Let { $name } lead
together-notes = Notes at this moment
together-note = A note at this moment
together-keep = Keep
together-erase = Take this note away
together-at = Notes after move { $step }

branch = Try it from here
branch-over = The match is over here: go back to a moment at which somebody decides.
branch-note = From this moment you play on against bots. It is practice, and is kept with the match.
branch-seat = Whose part do you play?
branch-level = How strong are the others?
branch-cards = Cards that this player could not know
branch-as_they_were = As they were, luck too
branch-anew = Dealt anew, luck too
branch-play = Play on from here
branch-list = Tried before
branch-after =
    { $step ->
        [0] From the deal, as { $name }
       *[other] After move { $step }, as { $name }
    }
branch-source = Tried from a moment of another match: show it there

keys = Keyboard
keys-arrows = walk over the cards and piles
keys-enter = play or choose what has the focus
keys-moves = all moves as a list; then a digit plays one
keys-hints = hints, where the table allows them
keys-undo = take your move back, or go back
keys-rules = rules
keys-log = what happened
keys-chat = say something
keys-next = show the next move of the others right away
keys-pause = pause, and go on
keys-settings = settings
keys-escape = close what is open
key-enter = Enter
key-escape = Esc
keys-help = this list

refusal-removed = The host has asked you to leave this table.
refusal-locked = The table is locked: ask its host to open it.
refusal-not_host = Only the host may do that.
refusal-no_seat = There is no seat { FROM_ONE($seat) } at this table.
refusal-seat_taken = Seat { FROM_ONE($seat) } is taken by { NAME($seat) }.
refusal-nobody_plays = A bot plays for { NAME($seat) } already.
refusal-seat_not_yours = Seat { FROM_ONE($seat) } is not yours.
refusal-not_seated = Take a seat first.
refusal-in_play = The match has started.
refusal-starting = The cards are about to be dealt: nothing changes at the table now.
refusal-settled = How we play was settled at the start: only who may find the table and watch can change.
refusal-outdated = This table was opened before deals were made safer: open a new one.
refusal-not_started = The match has not started yet.
refusal-match_over = The match is over.
refusal-not_a_move = That is no move of this game.
refusal-not_your_turn = It is { NAME($to_act) }’s turn.
refusal-not_over = The match is not over yet.
refusal-seats_free = Seat { FROM_ONE($seat) } is still free: put a bot there, or wait for a friend.
refusal-already_contributed = You have added to the luck of this deal already.
refusal-bad_option = That cannot be chosen here: { $option }.
refusal-stale = The table has changed since you decided: look again.
refusal-bot_plays = A bot plays for you: take your seat back first.
refusal-no_bot_plays = No bot plays for you.
refusal-taken_back = You have taken your seat back once already: wait for the next move.
refusal-no_undo = Moves are not taken back at this table.
refusal-not_free = Going back freely is for players alone against bots: here the others are asked.
refusal-not_alone = Only players who sit alone against bots go back freely.
refusal-nothing_decided = You have decided nothing there that you could go back to.
refusal-log_full = Too much has happened at this table, and its log is too long: nothing is taken back any more.
refusal-not_your_move = Only your own move can be taken back, before anybody else has moved.
refusal-move_taught = This move turned up a card or drew by lot: it cannot be taken back.
refusal-undo_pending = The others have been asked already.
refusal-nothing_asked = Nobody waits for your answer.
refusal-not_overdue = { NAME($seat) } has not been away for long enough: wait a little.
refusal-people_play = Other people play: leave your seat to a bot instead.
refusal-quiet = The chat is off at this table.
refusal-not_at_table = There is nobody like that at this table.
refusal-rematched = There is a rematch already.
refusal-beyond = Nobody who leads has been there yet.
refusal-leader_here = The leader is here, or has only just left.
refusal-not_leader = Only the leader can do that.
refusal-not_there = They are not here any more.
refusal-not_yours = Only the leader, or whoever wrote a note, can take it away.
refusal-notes_full = There is no room for more of your notes at this match.
refusal-no_moment = Nobody has to decide at that moment of the match.
refusal-no_table = There is no such table.
refusal-no_code = No table waits under this code. Look again: a code is good until the cards are dealt.
refusal-too_many_guesses = Those were too many wrong codes: wait a minute, or use the link.
refusal-no_words = The words of this game are missing or cannot be read.
refusal-no_game = There is no such game.
refusal-no_rules = This game has no rules to be read.
refusal-no_review = Nobody has asked for a review of this match yet.
refusal-reviewing = Another match is being reviewed for you: wait until that is done.
refusal-review_broken = This match cannot be reviewed: its record does not hold.
refusal-review_practice = Practice is not reviewed: somebody went back in this match.
refusal-no_hints = There are no hints at this table.
refusal-too_fast = That was too much at once: wait a moment.
refusal-too_many = There are too many connections from here: close another window.
refusal-busy = Too many people act at once: try again.
refusal-store = That could not be written down: nothing has changed, try again.
refusal-bad_link = This link is not valid any more: make a new one.
refusal-nothing_said = There is nothing in it that others could read.
refusal-bad_name = There is something in this name that others would not see: leave it out.
refusal-banned = Whoever runs this server no longer lets you in: ask them why.
refusal-no_guest = You are signed out on this device: reload the page.
refusal-offline = The server does not answer.
refusal-internal = Something went wrong at the server.
refusal-bad_players = This game is for { $least } to { $most } players.
refusal-hints_in_turn = Hints are for whoever is to move.
refusal-invalid = That could not be understood.
refusal-unreadable = That could not be understood.
refusal-not_here = That is only told on the machine itself.
refusal-origin = Only pages of this server may do that.
refusal-not_found = There is nothing here.
refusal-method = That cannot be done here.
refusal-too_slow = That took too long to arrive: try again.
refusal-too_large = That is too much at once: { $largest } bytes at most.
refusal-host = This server does not know itself under that name. Whoever runs it can name it with { $option }.
refusal-refused = That is not possible.
refusal-unknown = Something went wrong.

# What bots are called.
bot-badger = Badger
bot-otter = Otter
bot-heron = Heron
bot-fox = Fox
bot-mole = Mole
bot-wren = Wren

guest = Guest { $number }

# What a match is read by: text for language models and everybody else who plays by writing.
text-player = Player { FROM_ONE($seat) }
text-you = You are { NAME($seat) }, one of { $players } players.
text-news = What has happened:
text-table = The table, as you know it (> is to move):
text-your-turn = It is your turn.
text-turn = It is the turn of { NAME($seat) }.
text-offers = You may now write:
text-refused = { $why } { $clause } says: { $says }
text-allowed = { $action } is allowed.
text-done = Done.
text-notation = How moves are written (… stands for all between; a player in a move is a number, from 0 for Player 1):
text-cards = What the cards in them are called:

# The command line.
cli-title = { $game }, { $players } players, { $eyes ->
        [open] all cards open
       *[seat] seen by { NAME($seat) }
    }
cli-practice = Practice: moves were taken back, and it counts for nothing.
cli-branch = Practice: after { $step } moves it leaves the match at table { $table }, and it counts for nothing.
cli-move = Move { $move } of { $moves }: { NAME($seat) }
cli-move-written = Move { $move } of { $moves }: { NAME($seat) }: { $action }
cli-result = Result: { $places }
cli-place = { $place }. { NAMES($seats) } ({ $scores })
cli-keys = Enter: next · b: back · a number: go there · q: quit
cli-hints = { NAME($seat) } to move; > marks what was done
cli-thinking = thinking …
cli-hints-action = action
cli-hints-wins = wins
cli-hints-interval = 95 % interval
cli-hints-range = { $low } to { $high }
cli-hints-remark = remark
cli-hints-verdict = beside the best
cli-games-id = id
cli-games-game = game
cli-games-players = players
cli-games-about = about and options
cli-games-option = { $name } = { $choices } (default { $default }): { $text }
cli-rules-title = { $title }, rules version { $version }
cli-rules-held = held by
review-title = { $game }: what the match was worth
review-player = player
review-result = result
review-fair = fair
review-place = seat
review-deal = deal
review-draws = draws
review-decisions = decisions
review-gifts = gifts
review-hidden = hidden cards
review-score = mean error
review-too-few = too few
review-adds-up = Result = fair + seat + deal + draws + own decisions + gifts of others + hidden cards, in points of a hundred for the win. After ±: half the 95 % interval. Decisions and gifts are held against what a fast bot would have done, the mean error against the best move; it is a share of what is fair; too few: less than ten real decisions.
review-mattered = The decisions that mattered most
review-nothing-stands-out = No decision stands out as wrong.
review-decision = Move { $move }, { NAME($seat) }: { $verdict }, { $loss } points behind the best move (95 % interval { $low } to { $high })
review-best = Better: { $action }. { $why }
review-made = Made: { $action }. { $why }
review-verdict-blunder = blunder
review-verdict-mistake = mistake
review-verdict-doubtful = doubtful
review-verdict-disputed = disputed
review-verdict-close = close
review-mark = Move { $move }, { NAME($seat) }: { $verdict }
review-curve = Everybody’s chance to win along the match, in per cent, all cards open
review-moves = moves
review-parts = Where the result came from
review-helped = Who helped whom
review-giver = decisions of
review-made-with = Parlour { $engine }, rules version { $rules }, references { $references }, { $budget } deals a decision, seed { $seed }
review-profile = { $name }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }: { $result } times the fair share, { $adjusted } without luck
review-left_out = { $matches ->
        [one] { $matches } match of practice is left out of these tables: it counts
       *[other] { $matches } matches of practice are left out of these tables: they count
    } for nothing.
review-decisions-made = decisions
review-mistakes = mistakes
review-kind-aim = power against somebody
review-kind-blind = blind card
review-kind-buy = buying
review-kind-draw = drawing
review-kind-exchange = choosing whom to exchange with
review-kind-fairy = fairy
review-kind-give = giving cards
review-kind-hero = laying a Hero
review-kind-keep = keeping the Sorcerer
review-kind-pass = passing hands on
review-kind-pick_up = taking the pile
review-kind-play = playing a card
review-kind-quest = choosing the quest
review-kind-ready = ending the swaps
review-kind-sorcerer = using the Sorcerer
review-kind-stop = stopping
review-kind-swap = swapping
review-kind-use = power
review-kind-whirl = Whirlpool
review-phase-early = first third
review-phase-middle = second third
review-phase-late = last third
source-book = book
source-parts = parts
source-ruling = ruling
source-note = note

## The review of a match
review = Review
review-ask = Review the match
review-of = Review: { $game }, { $state }
review-share = Copy a link to this moment of the review
review-grows = The match is being looked through: { $percent } so far.
review-done = The whole match has been looked through.
review-reading = Chances
review-known = As they knew it
review-open = All cards open
review-eyes = The table as { NAME($seat) } knew it.
review-curve_picture = Everybody’s chance to win along the match. The slider below says it at each moment.
review-chance_of = { $name } { $percent }
review-at = After { $moment } of { $moves } moves: { $chances }
review-key_mistake = mistake
review-key_luck = luck of the cards
review-previous_mistake = Mistake before
review-next_mistake = Next mistake
review-decides = Move { $move }: { NAME($seat) } decides
review-lost = { $loss } points behind the best move (95 % interval { $low } to { $high }).
review-disputed = A second look could not say that the other move is better: this is no mistake.
review-you = “You” is { NAME($seat) } here.
review-choices = What could be done, and the chance to win with it
review-choices_say = The chance to win with each move; the line is its 95 % interval. The best one is what a search on other deals chose.
review-interval = 95 % interval { $low } to { $high }
review-is_best = best
review-is_made = made
review-all_choices = All { $count } moves
review-instead = Or: { $action }. { $why }
review-imagine = Show deals in which the two part
review-parting = On { $deals } deals that could not be ruled out the best move did better in { $gained } and worse in { $lost }; in all others it made no difference.
review-deal_show = Deal { $number }
review-deal_better = { $action }: { $result }
review-deal_other = { $action }: { $result }
review-deal_winner = { $names } in front.
review-deal_shown = Imagined deal { $number }: cards that { NAME($seat) } could not rule out, all open.
review-deal_back = Back to the match
review-parts_say = From what is fair to the result, in points of a hundred for the win. After ±: half the 95 % interval.
review-score_say = mean error { $error } of a fair share, { $count } decisions
review-score_none = too few decisions for a score
review-helped_say = What the decisions of each gave the others, in points.

## Mistakes to learn from
learn = Mistakes to look at again
learn-from_here = Learn from your mistakes
learn-none = None so far. Ask for the review of a match: where you erred is kept here.
learn-say = Find a better move, then see why. Several may be right.
learn-line = Move { $move }, with { $names }
learn-corrected = put right
learn-task = You did this: { $action }. Find something better.
learn-right = Right: { $action }.
learn-wrong = Not yet: { $action }. Something else is better.
learn-same = That is what you did: { $action }. Something else is better.
learn-tell = Show the answer
learn-next = Next mistake
learn-review = Review of the match
learn-all = All mistakes
