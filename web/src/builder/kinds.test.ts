import { type Problem, seededChance } from '@parsecs/kernel';
import { createTexts, LANGUAGES, type Texts } from '@parsecs/lang';
import { describe, expect, test } from 'vitest';
import { armyKind } from './imperial-assault/army-kind.tsx';
import type { CardKey, Draft, KindWords, ListKind, Section } from './kind.ts';
import { candidatesFor, lookAt } from './look.ts';
import { fleetKind } from './starship-battles/fleet-kind.tsx';
import { usualTerms } from './terms.ts';
import { squadKind } from './xwing/squad-kind.tsx';

/** Every place of a list that takes cards. */
function placesOf(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ place, entries }) => [
    place,
    ...entries.flatMap(({ slots }) => slots.map((slot) => slot.place)),
  ]);
}

/** The words of a kind, and the messages it asked for in vain. */
function listeningTo<L>(kind: ListKind<L>, texts: Texts): [KindWords, readonly string[]] {
  const missing: string[] = [];
  const strict: Texts = {
    language: texts.language,
    has: (key) => texts.has(key),
    load: (...namespaces) => texts.load(...namespaces),
    t: (key, params) => {
      if (!texts.has(key)) missing.push(key);
      return texts.t(key, params);
    },
  };
  return [kind.words(strict), missing];
}

function describeKind<L>(kind: ListKind<L>): void {
  const draftOf = (list: L): Draft<L> => ({ name: '', list, terms: usualTerms(kind.terms) });
  const lists = [
    ...kind.ready.map(({ list }) => list),
    ...kind.sides.flatMap(({ id }) =>
      Array.from({ length: 12 }, (_, seed) =>
        kind.random(id, usualTerms(kind.terms), seededChance(`${id} ${seed}`)),
      ),
    ),
  ].filter((list) => list !== undefined);
  const allCards = new Set<CardKey>(
    lists.flatMap((list) => {
      const sections = kind.sections(list, usualTerms(kind.terms));
      return placesOf(sections).flatMap((place) => kind.cardsFor(list, place));
    }),
  );

  describe(`lists of ${kind.game}`, () => {
    test('ready-made lists keep the rules they were built for', () => {
      for (const { id, list, terms } of kind.ready) {
        const { problems } = kind.review(list, { ...usualTerms(kind.terms), ...terms });
        expect({ id, problems }).toEqual({ id, problems: [] });
      }
    });

    test('random lists keep the usual rules, and are of the wanted side', () => {
      for (const { id } of kind.sides) {
        const list = kind.random(id, usualTerms(kind.terms), seededChance(id));
        if (list === undefined) throw new Error(`nothing for ${id}`);
        expect(kind.sideOf(list)).toBe(id);
        expect(kind.review(list, usualTerms(kind.terms)).problems).toEqual([]);
      }
    });

    test('every list comes back from its link and from its file', () => {
      for (const list of lists) {
        const named = { ...draftOf(list), name: 'Ё / two' };
        const look = lookAt(kind, named);
        const again = kind.fromLink(look.link);
        if (!again.ok) throw new Error(JSON.stringify(again.problems));
        expect(lookAt(kind, { ...named, ...again.value })).toEqual(look);
        const read = kind.fromFile(JSON.parse(JSON.stringify(kind.toFile(named))));
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        expect(lookAt(kind, { ...named, ...read.value, terms: named.terms })).toEqual(look);
        expect(read.warnings).toEqual([]);
      }
    });

    test('what is no list of this game is refused with a reason, and nothing breaks', () => {
      for (const input of [null, 5, 'text', [], {}, { ships: 7 }, { faction: 'none' }]) {
        const read = kind.fromFile(input);
        expect(read.ok).toBe(false);
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
      }
      expect(kind.fromLink('garbage').ok).toBe(false);
    });

    test('every card can be added where it is offered, and taken away again', () => {
      for (const list of lists.slice(0, 6)) {
        for (const place of placesOf(kind.sections(list, usualTerms(kind.terms)))) {
          for (const card of kind.cardsFor(list, place)) {
            const added = kind.add(list, place, card);
            const { entries } = lookAt(kind, draftOf(added.list));
            const entry = entries.find(({ id }) => id === added.entry);
            const held = [entry?.card, ...(entry?.slots ?? []).map((slot) => slot.card)];
            expect(held).toContain(card);
            const without = lookAt(kind, draftOf(kind.setCount(added.list, added.entry, 0)));
            expect(without.entries.length).toBe(entries.length - 1);
          }
        }
      }
    });

    test('the catalogue of an empty list has every card of the side, and all of them fit', () => {
      for (const { id } of kind.sides) {
        const draft = draftOf(kind.empty(id));
        for (const place of placesOf(kind.sections(draft.list, draft.terms))) {
          const candidates = candidatesFor(kind, draft, place);
          expect(candidates.length).toBeGreaterThan(5);
          expect(candidates.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
        }
      }
    });

    test('an empty list is not finished, which is no fault', () => {
      for (const { id } of kind.sides) {
        const { problems } = kind.review(kind.empty(id), usualTerms(kind.terms));
        expect(problems.length).toBeGreaterThan(0);
        expect(problems.every((problem) => kind.isUnfinished(problem))).toBe(true);
      }
    });

    test('a problem of a card leads to its entry', () => {
      const found: Problem[] = [];
      for (const list of lists.slice(0, 6)) {
        const { place, entries } = kind.sections(list, usualTerms(kind.terms))[0] ?? {};
        const first = entries?.[0];
        if (place === undefined || first === undefined) throw new Error('an empty list');
        let many: L = list;
        for (let copies = 0; copies < 6; copies += 1) many = kind.add(many, place, first.card).list;
        const { problems } = kind.review(many, usualTerms(kind.terms));
        const ids = lookAt(kind, draftOf(many)).entries.map(({ id }) => id);
        for (const problem of problems) {
          const entry = kind.entryOf(many, problem);
          if (entry === undefined) continue;
          found.push(problem);
          expect(ids).toContain(entry);
        }
      }
      expect(found.length).toBeGreaterThan(0);
    });

    test.each(LANGUAGES)('has all words in %s', async (language) => {
      const [words, missing] = listeningTo(kind, await createTexts(language));
      for (const card of allCards) {
        words.name(card);
        words.sort(card);
        words.search(card);
        if (kind.groupOf(card) !== '') words.group(kind.groupOf(card));
      }
      for (const { id } of kind.sides) words.side(id);
      for (const list of lists) {
        const look = lookAt(kind, draftOf(list));
        for (const { id, entries } of look.sections) {
          words.section(id);
          for (const { slots } of entries) for (const { sort } of slots) words.slot(sort);
        }
        for (const place of placesOf(look.sections)) {
          for (const { id, values } of kind.facetsOf(place)) {
            words.facet(id);
            for (const value of values) words.facetValue(id, value);
          }
        }
        for (const { id } of look.review.tallies) words.tally(id);
        for (const { id } of look.figures) words.figure(id);
      }
      for (const term of kind.terms) {
        words.term(term.id);
        if (term.form === 'choice')
          for (const value of term.values) words.termValue(term.id, value);
      }
      for (const { id, group } of kind.ready) {
        words.ready(id);
        words.readyGroup(group);
      }
      expect([...new Set(missing)]).toEqual([]);
    });
  });
}

describeKind(squadKind);
describeKind(fleetKind);
describeKind(armyKind);
