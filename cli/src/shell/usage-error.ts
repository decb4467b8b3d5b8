import type { Texts } from '@parsecs/lang';

/** Something is wrong with how the command was called; said in one line, in any language. */
export class UsageError extends Error {
  readonly say: (texts: Texts) => string;

  constructor(say: (texts: Texts) => string) {
    super('wrong usage');
    this.say = say;
  }
}
