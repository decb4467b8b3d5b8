import type { Asked } from '@parsecs/table';
import type { View, XWing } from '@parsecs/xwing';
import { useState } from 'react';
import type { BoardProps } from '../contract.ts';

/** Others plan at the same time, face down: what they do takes nothing out of one's hand. */
const TOGETHER: readonly string[] = ['side', 'squad', 'dial', 'ready', 'change-dial'];

/**
 * The question as far as the board shows it: when everything that moves has come to rest. What is
 * decided by all at once stays in hand while the others are told of.
 */
export function useAsked(props: BoardProps<XWing>): Asked<XWing> | undefined {
  const { question, beat, now } = props;
  const key = question === undefined ? '' : keyOf(question, now);
  const [shown, setShown] = useState('');
  if (beat === undefined && shown !== key) setShown(key);
  return beat === undefined || (shown === key && key !== '') ? question : undefined;
}

function keyOf({ seat, ask, kind }: Asked<XWing>, { round }: View): string {
  return TOGETHER.includes(kind) ? `${seat}/${round}/${kind}` : `${seat}/${ask}/${kind}`;
}
