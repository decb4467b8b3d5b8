import { expect, test } from 'vitest';
import { NAMESPACES } from './catalogues.ts';
import { readAll } from './testing/catalogues.ts';

/** Parameters that hold what `People.name` gives, one name or several. */
const NAMES = 'name|names|partner|owner|one|other';

/** Where these parameters name lists, cards and programs instead of people. */
const OTHERS = /^(?:builder|cli:(?!play\.))/;

/**
 * What asks for another case than the nominative when it stands right before a name: prepositions, and nouns that a
 * name would belong to. A name is never declined, so it stands as the subject, after a colon or in brackets.
 */
const GOVERNING = {
  ru: [
    'без|в|во|для|до|за|из|к|ко|между|на|напротив|о|об|от|перед|по|после|при|про|против|с|со|у|через',
    'игрок(?:а|у|ом|е|ов|ам|ами|ах)|(?:соперник|противник|партнёр|союзник)(?:а|у|ом|е|ов|ам|ами|ах)?',
    'сторон[аыуе]|команд[аыуе]|мест[оау]|карт[аыу]?|рук[аиу]|ход(?:а|у)?|очередь|очки|реакци[яи]',
    'отряд[ау]?|арми[яию]|флот[ау]?|звен[оау]|корабл[ья]|действи[яе]|решени[яе]',
  ],
  pl: [
    'bez|dla|do|za|z|ze|od|ode|w|we|na|o|po|pod|przed|przez|przy|przeciw|przeciwko|między|u|ku|wobec|względem|nad',
    'gracz(?:a|owi|em|u|y|om|ami|ach)|przeciwnik(?:a|owi|iem|u|ów|om|ami|ach)?|partner(?:a|owi|em|ze|ów|om|ami)?',
    'stron[ayęą]|drużyn[ayęą]|miejsc[eau]|kart[ayę]?|ręk[aęi]|ręce|tur[ayę]|ruch(?:u)?|kolej|punkty|reakcj[aeię]',
    'armi[aię]|flot[ayę]|eskadr[ayę]|oddział(?:u)?|statk[iu]|statek|decyzj[aeię]',
  ],
  uk: [
    'без|в|для|до|за|з|зі|із|між|на|навпроти|о|об|від|перед|по|після|при|про|проти|у|через|до|ради',
    'грав(?:ця|цеві|цю|цем|ців|цям|цями|цях)|(?:суперник|партнер|союзник)(?:а|у|ові|ом|ів|ам|ами|ах)?',
    'сторон[аиуі]|команд[аиуі]|місц[еяю]|карт[аиу]?|карток?|рук[аиу]|хід|ходу|черга|очки|реакці[яїю]',
    'загін|загону|армі[яїю]|флот[у]?|ланк[аиу]|кор(?:абель|абля|аблі)|ді[яїю]|рішення',
  ],
} as const;

test.each(['ru', 'pl', 'uk'] as const)(
  'nothing governs the name of a player in %s',
  async (language) => {
    const all = (await readAll())[language];
    const governed = new RegExp(
      `(?<![\\p{L}’])(?:${GOVERNING[language].join('|')})\\s\\{\\{(?:${NAMES})\\}\\}`,
      'iu',
    );
    const wrong = NAMESPACES.flatMap((namespace) =>
      Object.entries(all[namespace]).flatMap(([key, text]) =>
        governed.test(text) && !OTHERS.test(`${namespace}:${key}`)
          ? [`${namespace}:${key} “${text}”`]
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  },
);
