import type { Language } from '@parsecs/lang';

/** What may follow the part that all forms of a word share. */
const ENDINGS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: endings('s es ed d ing er ers ly y ies e ion ’s'),
  ru: endings(
    'а я о е у ю ы и ь й ам ям ами ями ах ях ов ев ей ой ою ею ом ем ью ия ие ию ии ий ией ием иям иями иях ' +
      'ый ая яя ое ее ые ую юю ого его ому ему ым им ыми ими ых их ть ать ять ить еть овать ает яет ует ит ет ют ут ат ят ' +
      'аю ают яют уют л ла ло ли ал ала али ил ила или ан ана ано аны ен ена ено ены ный ная ное ные ного ных ' +
      'ться аться иться ается яется ются ится ятся ание ания анию анием ание ение ения ению ением к ка ки ку кой ке ок',
  ),
  pl: endings(
    'a ą e ę i o u y ć ci ie ia ią ię iu ii ami iami ach iach om iom ów owi em iem ej iej ego iego emu ych ich ym im ymi imi ' +
      'ać eć ić yć ąć ować a ają ą uje ują uję am asz isz esz ał ała ało ali ił iła ili ył yła ony ona one any ana ane ny na ne ' +
      'anie ania aniu aniem enie enia eniu eniem ek k ka ki ku kiem ków kami',
  ),
  uk: endings(
    'а я о е є у ю и і ї ь й ам ям ами ями ах ях ів їв ей ою ею єю ом ем єм ові еві ію ії ій ією ієм іям іями іях ' +
      'ий ого ього ому ьому им ім ими іми их іх ти ати яти ити іти увати ає яє ує ить ють уть ать ять в ла ло ли ав ала али ив ила или ' +
      'ано ані ено ені ний на не ні ня ння нням ання анню анням ення енню енням тися атися ається ються к ка ки ку кою ок',
  ),
};

/** Vowels that come and go before the last consonants of a word: statek, statku. */
const FLEETING =
  /(?<=[bcdfgklłmnprstwzбвгджзклмнпрстфхцчшщ])[eoеоєі](?=[bcdfgkmnprstwzбвгджзклмнпрстфхцчшщ]ь?$)/u;

/** The least part of the shorter word that both share, and never less than two letters. */
const SHARED_PART = 0.6;

function endings(written: string): ReadonlySet<string> {
  return new Set(['', ...written.split(' ')]);
}

/** Whether two small words are forms of one: “стресса” and “стресс”, “statek” and “statku”. */
export function areForms(one: string, other: string, language: Language): boolean {
  // Whatever comes and goes, the first letter stays; most words differ in it.
  if (one[0] !== other[0]) return false;
  if (one === other || share(one, other, language)) return true;
  if (language === 'en') return false;
  const [short, brief] = [one.replace(FLEETING, ''), other.replace(FLEETING, '')];
  return (
    (short !== one && share(short, other, language)) ||
    (brief !== other && share(one, brief, language))
  );
}

/** Words of a text in order, small, with the letters that everybody types; a number is a word, and so is the number of a rule. */
export function wordsOf(text: string, language: Language): readonly string[] {
  const small = text
    .toLocaleLowerCase(language)
    .replaceAll('ё', 'е')
    .replaceAll('ґ', 'г')
    .replaceAll(/['ʼ]/gu, '’');
  return small.match(/\p{L}+-\d+|[\p{L}\p{N}]+(?:’\p{L}+)*/gu) ?? [];
}

function share(one: string, other: string, language: Language): boolean {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  for (let kept = shared; kept >= Math.max(2, shorter * SHARED_PART); kept -= 1) {
    const [rest, left] = [one.slice(kept), other.slice(kept)];
    const known = ENDINGS[language];
    if (known.has(rest) && known.has(left)) return true;
    if (language === 'en' && (isDoubled(one, kept, left) || isDoubled(other, kept, rest)))
      return true;
  }
  return false;
}

/** “stop” and “stopping”. */
function isDoubled(whole: string, kept: number, rest: string): boolean {
  return whole.length === kept && rest[0] === whole.at(-1) && ENDINGS.en.has(rest.slice(1));
}
