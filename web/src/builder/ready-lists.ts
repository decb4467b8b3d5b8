import type { Checked } from '@parsecs/kernel';
import { plainSpaces } from '@parsecs/lang';
import type { ListKind, Terms } from './kind.ts';
import { type ListLook, lookAt } from './look.ts';
import { usualTerms } from './terms.ts';

/** A ready-made list, as it is offered. */
export interface Ready {
  readonly id: string;
  readonly group: string;
  readonly look: ListLook;
}

/** Lists that are not in the editor: ready-made ones, and those that links hold. */
export interface ReadyLists {
  ready(): readonly Ready[];
  read(link: string, terms: Terms): Checked<ListLook>;
  /** The link of the same list under another name; as it was if it cannot be read. */
  rename(link: string, name: string): string;
}

export function readyListsOf<L>(kind: ListKind<L>): ReadyLists {
  const usual = usualTerms(kind.terms);
  return {
    ready: () =>
      kind.ready.map(({ id, group, list, terms }) => ({
        id,
        group,
        look: lookAt(kind, { name: '', list, terms: { ...usual, ...terms } }),
      })),
    read: (link, terms) => {
      const found = kind.fromLink(link);
      if (!found.ok) return found;
      const { name, list } = found.value;
      return { ok: true, value: lookAt(kind, { name, list, terms }), warnings: [] };
    },
    rename: (link, name) => {
      const found = kind.fromLink(link);
      return found.ok ? kind.toLink({ ...found.value, name: plainSpaces(name) }) : link;
    },
  };
}
