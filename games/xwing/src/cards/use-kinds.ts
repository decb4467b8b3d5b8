/** What a card may be used on, or with. */
export const USE_KINDS = ['ship', 'dice', 'word', 'damage'] as const;
export type UseKind = (typeof USE_KINDS)[number];
