import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A rule of a style sheet: its selectors and what it declares. */
interface Rule {
  readonly selectors: readonly string[];
  readonly body: string;
}

function rulesOf(css: string): readonly Rule[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, head = '', body = '']) => ({
    selectors: head.split(',').map((selector) => selector.trim()),
    body,
  }));
}

/** The class of the thing that a selector is about. */
function subjectOf(selector: string): string {
  return /\.([\w-]+)[^\s.]*$/.exec(selector)?.[1] ?? selector;
}

const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, rules: rulesOf(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) }))
  .map(({ file, rules }) => {
    const subjects = (chosen: (rule: Rule) => boolean): readonly string[] => [
      ...new Set(rules.filter(chosen).flatMap(({ selectors }) => selectors.map(subjectOf))),
    ];
    return {
      file,
      endless: subjects(({ body }) => /animation:[^;]*\binfinite\b/.test(body)),
      paused: subjects(({ selectors }) => selectors.some((own) => own.includes('[data-moving]'))),
    };
  })
  .filter(({ endless, paused }) => endless.length + paused.length > 0);

test('there are boards on which something moves without end', () => {
  expect(sheets.map(({ file }) => file)).toContain('kit/kit.css');
});

// Were it everything, each step of the camera would style every piece of the board anew.
test.each(sheets)(
  '$file: a board that moves pauses what moves without end, nothing else',
  (sheet) => {
    expect(sheet.paused.toSorted()).toEqual(sheet.endless.toSorted());
  },
);
