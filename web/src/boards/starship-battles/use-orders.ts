import type { Seat } from '@parsecs/kernel';
import { type StarshipBattles, type View, writeSquare } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../contract.ts';
import { cardIn, isOnMap, shipIn, sizeOf } from './cards.ts';
import { advance, type Step } from './orders.ts';
import { companionsOf, planFollowing, squadronOf, suggestDeployment, wayFrom } from './plans.ts';

/** Who flies along with a ship that is moved. */
export type Company = 'alone' | 'squadron' | 'all';

interface Running {
  readonly seat: Seat;
  readonly steps: readonly Step[];
}

/** A ship on its way, and where it came from. */
interface Leader {
  readonly seat: Seat;
  readonly ship: string;
  readonly from: string;
  readonly company: Company;
}

export interface Orders {
  /** How many answers are still to be given. */
  readonly left: number;
  /** The answer that could not be given, so that the rest was left undone. */
  readonly refused?: Step;
  readonly run: (steps: readonly Step[]) => void;
  readonly stop: () => void;
  readonly company: Company;
  readonly setCompany: (company: Company) => void;
  /** The seat whose fleet is placed as suggested. */
  readonly isPlacing: boolean;
  readonly place: () => void;
  /** Nobody is asked for options any more until the end of the round. */
  readonly isMuted: boolean;
  readonly mute: (isMuted: boolean) => void;
  /** The last ship that was moved alone: others may do the same. */
  readonly last?: { readonly ship: string; readonly from: string };
}

/** The ships that fly along with the one that is being moved. */
export function companyOf(
  view: View,
  seat: Seat,
  leader: string,
  company: Company,
): readonly string[] {
  if (company === 'alone') return [];
  return company === 'squadron'
    ? squadronOf(view, seat, leader)
    : companionsOf(view, seat, leader).map(({ id }) => id);
}

/** The ship whose way is asked, if others could do the same. */
export function leaderOf(
  view: View,
  question: Asked<StarshipBattles> | undefined,
): string | undefined {
  const ship = question?.kind === 'path' ? shipIn(view, view.active) : undefined;
  const card = ship && cardIn(view, ship.card);
  return ship !== undefined && card !== undefined && sizeOf(card) === 1 ? ship.id : undefined;
}

/**
 * Several answers that were decided together. Each is given when its question is put, and the rules
 * decide every one of them; what they refuse ends the rest, and the panel says so.
 */
export function useOrders(props: BoardProps<StarshipBattles>): Orders {
  const { now, question, picking, beat } = props;
  const [running, setRunning] = useState<Running>();
  const [refused, setRefused] = useState<Step>();
  const [company, setCompany] = useState<Company>('alone');
  const [leader, setLeader] = useState<Leader>();
  const [placing, setPlacing] = useState<Seat>();
  const [muted, setMuted] = useState<string>();
  const given = useRef('');
  const asked = beat === undefined && picking !== undefined ? question : undefined;
  const key = asked === undefined ? '' : `${asked.seat}/${asked.ask}`;
  const round = `${question?.seat}/${now.round}`;
  useEffect(() => {
    if (asked === undefined || picking === undefined || given.current === key) return;
    const give = (id: string): void => {
      given.current = key;
      picking.give(id);
    };
    const { seat, kind } = asked;
    // Also in the middle of a volley, which would wait for the person here.
    if (muted === round && kind === 'options') {
      give('decline');
      return;
    }
    if (running !== undefined && running.seat === seat) {
      const { give: id, rest, refused: fault } = advance(running.steps, asked);
      // oxlint-disable-next-line react/set-state-in-effect -- the table puts the question, and orders move on with it
      if (fault !== undefined) setRefused(fault);
      if (rest.length !== running.steps.length) {
        setRunning(rest.length === 0 ? undefined : { seat, steps: rest });
      }
      if (id !== undefined) give(id);
      return;
    }
    if (placing === seat && (kind === 'deploy' || kind === 'deploy-facing')) {
      const id = suggestDeployment(now, asked);
      if (id !== undefined) give(id);
      return;
    }
    const active = leaderOf(now, asked);
    const at = shipIn(now, active ?? null);
    if (active !== undefined && at !== undefined && isOnMap(at)) {
      const from = writeSquare(at.at);
      const isKnown = leader?.ship === active && leader.from === from && leader.company === company;
      if (!isKnown) setLeader({ seat, ship: active, from, company });
      return;
    }
    if (kind !== 'move' || leader === undefined || leader.company === 'alone') return;
    if (leader.seat !== seat) return;
    // The leader has gone its way, and those who fly along go the same.
    setLeader({ ...leader, company: 'alone' });
    const way = wayFrom(now, leader.ship, leader.from);
    if (way === undefined) return;
    const before = { ...now, ships: now.ships.map((ship) => backAt(ship, leader)) };
    const others = companyOf(before, seat, leader.ship, leader.company);
    const { steps } = planFollowing(now, seat, others, way);
    if (steps.length > 0) setRunning({ seat, steps });
  }, [key, asked, picking, running, placing, muted, round, leader, company, now]);
  const seat = question?.seat;
  const isOwn = running !== undefined && running.seat === seat;
  return {
    left: isOwn ? running.steps.length : 0,
    ...(refused !== undefined && { refused }),
    run: (steps) => {
      if (seat === undefined) return;
      setRefused(undefined);
      setRunning({ seat, steps });
    },
    stop: () => {
      setRunning(undefined);
      setRefused(undefined);
      setPlacing(undefined);
    },
    company,
    setCompany: (next) => {
      setRefused(undefined);
      setCompany(next);
    },
    isPlacing: placing !== undefined && placing === seat,
    place: () => setPlacing(seat),
    isMuted: muted === round,
    mute: (isMuted) => setMuted(isMuted ? round : undefined),
    ...(leader !== undefined && leader.seat === seat && { last: leader }),
  };
}

function backAt(ship: View['ships'][number], leader: Leader): View['ships'][number] {
  if (ship.id !== leader.ship) return ship;
  const [column = 0, row = 0] = leader.from.split(',').map(Number);
  return { ...ship, at: [column, row] };
}
