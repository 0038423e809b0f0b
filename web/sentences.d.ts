import type { Rule } from 'eslint';

declare const sentences: Rule.RuleModule;
export default sentences;
