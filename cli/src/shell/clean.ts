/** What a terminal obeys: control characters, and those that turn the direction of text around. */
const OBEYED = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
/** Of these, the ones that JSON leaves as they are. */
const RAW_IN_JSON = /[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g;

/** Text out of somebody's file without what a terminal would obey. */
export function cleanText(text: string): string {
  return text.replaceAll(OBEYED, '\uFFFD');
}

/** The same document, written so that a terminal finds nothing in it to obey. */
export function cleanJson(json: string): string {
  return json.replaceAll(
    RAW_IN_JSON,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
