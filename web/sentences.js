// No sentence stands in the client's code: what people read or hear comes from the catalogues, by `t` and `say`.
// In markup that is every word; in scripts it is what looks like a sentence, or goes where people read it.

/** Attributes and properties that are read or heard. */
const READ = /^(aria-?(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|caption|summary|heading|textContent|innerText|innerHTML)$/i;
/** What is given to these is said. */
const SAYING = new Set(['announce', 'alert', 'confirm', 'prompt', 'Notification']);
/** What is given to these is a selector. */
const SEARCHING = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll']);
/** Names that no language changes. */
const NAMES = new Set(['Parlour', 'parlour', '· Parlour']);
/** In place of what is put into a template. */
const GAP = '\0';

/** @typedef {any} Node What ESLint's parsers make of code; Svelte's and TypeScript's have no type in common. */

/** @type {(text: string) => boolean} */
const isName = (text) => NAMES.has(text.replaceAll(GAP, '').trim());
/** @type {(text: string) => boolean} */
const isWord = (text) => /\p{L}{2}/u.test(text.replace(/&\w+;/g, '')) && !isName(text);
/**
 * That of a message, or a key.
 * @type {(text: string) => boolean}
 */
const isCode = (text) => /^[a-z][a-z0-9-]*$/.test(text);

/**
 * Two words one after the other, or one beside what is put in; none of styles, paths and selectors.
 * @param {string} text
 */
function isSentence(text) {
  if (isName(text) || /[<>{}=#$]|\w\(|--|^[.[]|\b(solid|ease|light-dark|px|rem|min-width|max-width|prefers)\b/.test(text)) return false;
  return /(^|[\s"“(])\p{L}[\p{Ll}’]+[,:;]? \p{Ll}{2,}/u.test(text) || new RegExp(`\\p{L}{2,}[,:;]? ${GAP}|${GAP}[,:;]? \\p{Ll}{2,}`, 'u').test(text);
}

/** @type {(template: Node) => string} */
const textOf = (template) => template.quasis.map((/** @type {Node} */ part) => part.value.cooked).join(GAP);

/**
 * What an expression may become, without what only decides.
 * @param {Node} node
 * @returns {Generator<[Node, string]>}
 */
function* values(node) {
  switch (node?.type) {
    case 'ConditionalExpression':
      yield* values(node.consequent);
      yield* values(node.alternate);
      break;
    case 'LogicalExpression':
      if (node.operator !== '&&') yield* values(node.left);
      yield* values(node.right);
      break;
    case 'BinaryExpression':
      if (node.operator === '+') {
        yield* values(node.left);
        yield* values(node.right);
      }
      break;
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      yield* values(node.expression);
      break;
    case 'Literal':
      if (typeof node.value === 'string') yield [node, node.value];
      break;
    case 'TemplateLiteral':
      yield [node, textOf(node)];
  }
}

/** @type {(node: Node) => string} */
const nameOf = (node) => node?.name ?? node?.value ?? '';

/**
 * For whoever writes code: errors, the console, and the names that types give to values.
 * @param {Node} node
 */
function isForDevelopers(node) {
  for (let at = node.parent; at; at = at.parent) {
    if ((at.type === 'NewExpression' || at.type === 'CallExpression') && /Error$/.test(nameOf(at.callee))) return true;
    if (at.type === 'CallExpression' && nameOf(at.callee.object) === 'console') return true;
    if (at.type === 'CallExpression' && SEARCHING.has(nameOf(at.callee.property))) return true;
    if (/^(TSLiteralType|ImportDeclaration|ThrowStatement|SvelteDirective|SvelteStyleDirective)$/.test(at.type)) return true;
    if (at.type === 'SvelteAttribute' && !READ.test(at.key.name)) return true; // classes, paths, styles
  }
  return false;
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'problem', schema: [], messages: { said: '“{{text}}” is said in code: words come from the catalogues' } },
  create(context) {
    const reported = new Set();
    /** @type {(node: Node, text: string) => void} */
    function report(node, text) {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({ node, messageId: 'said', data: { text: text.replaceAll(GAP, '…').trim() } });
    }
    /** @type {(expression: Node, isCodeToo?: boolean) => void} */
    function read(expression, isCodeToo = false) {
      for (const [node, text] of values(expression)) if (isWord(text) && (isCodeToo || !isCode(text))) report(node, text);
    }
    /** @type {(node: Node, text: string) => void} */
    function written(node, text) {
      if (isSentence(text) && !isForDevelopers(node)) report(node, text);
    }
    return {
      SvelteText(/** @type {Node} */ node) {
        if (!/Svelte(Script|Style)Element/.test(node.parent.type) && isWord(node.value)) report(node, node.value);
      },
      SvelteMustacheTag(/** @type {Node} */ node) {
        const at = node.parent;
        if (at.type !== 'SvelteAttribute' && at.type !== 'SvelteStyleDirective') read(node.expression, true);
        else if (READ.test(at.key.name)) read(node.expression, true);
      },
      SvelteLiteral(/** @type {Node} */ node) {
        if (node.parent.type === 'SvelteAttribute' && READ.test(node.parent.key.name) && isWord(node.value)) report(node, node.value);
      },
      Property(node) {
        if (READ.test(nameOf(node.key))) read(node.value);
      },
      AssignmentExpression(node) {
        if (node.left.type === 'MemberExpression' && READ.test(nameOf(node.left.property))) read(node.right);
      },
      'CallExpression, NewExpression'(/** @type {Node} */ node) {
        if (SAYING.has(nameOf(node.callee))) read(node.arguments[0], true);
        if (nameOf(node.callee.property) === 'setAttribute' && READ.test(nameOf(node.arguments[0]))) read(node.arguments[1]);
      },
      Literal(node) {
        if (typeof node.value === 'string') written(node, node.value);
      },
      TemplateLiteral(node) {
        written(node, textOf(node));
      },
    };
  },
};
