import type { StarshipBattles } from '@parsecs/starship-battles';
import { type JSX, type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { type BoardProps, idOf, isKind } from '../contract.ts';
import { Beside } from '../kit/beside.tsx';
import { Corner } from '../kit/corner.tsx';
import { shipIn } from './cards.ts';
import { isWindow } from './orders.ts';
import {
  companionsOf,
  planFleetFire,
  planFollowing,
  planLaunches,
  planVolleys,
  squadronOf,
  type Volley,
  wayFrom,
} from './plans.ts';
import { type Company, companyOf, leaderOf, type Orders } from './use-orders.ts';
import { NAMESPACES, shortNameOf } from './words.ts';

type PanelProps = BoardProps<StarshipBattles> & { readonly orders: Orders };

/** So many targets are offered at once. */
const MOST_TARGETS = 3;

/** What can be decided in one go, and what is left of what was. */
export function OrdersPanel(props: PanelProps): JSX.Element | null {
  const { orders, question, picking, beat } = props;
  const texts = useTexts(...NAMESPACES);
  const [opened, open] = useState<number>();
  const volleys = useVolleys(props);
  const isResting = question !== undefined && picking !== undefined && beat === undefined;
  const isWaiting = isResting && isWindow(question.kind);
  const content =
    orders.left > 0 || orders.isPlacing ? (
      <>
        <Running orders={orders} />
        {isWaiting && offerOf(props, volleys)}
      </>
    ) : isResting ? (
      offerOf(props, volleys)
    ) : null;
  if (content === null && orders.refused === undefined) return null;
  // Several long lines would take a phone's board away: they unfold when they are wanted.
  const isVolley = question?.kind === 'attack' || question?.kind === 'fire';
  const isIdle = orders.left === 0 && !orders.isPlacing && orders.refused === undefined;
  if (isVolley && isIdle && volleys.length === 0) return null;
  if (isVolley && isIdle && opened !== question.ask && !matchMedia(WIDE).matches) {
    return (
      <Corner side="left">
        <Button data-order="unfold" onClick={() => open(question.ask)}>
          {texts.t('starship-battles-board:orders.title')}
        </Button>
      </Corner>
    );
  }
  return (
    <Beside
      label={texts.t('starship-battles-board:orders.title')}
      className="border-line has-[>:empty]:hidden"
    >
      <div
        data-orders
        data-running={(orders.left > 0 && !isWaiting) || orders.isPlacing || undefined}
        className="flex flex-wrap items-center gap-2 text-sm"
      >
        {orders.refused !== undefined && (
          <p role="status" className="basis-full text-danger-ink">
            {texts.t('starship-battles-board:orders.stopped')}
          </p>
        )}
        {content}
      </div>
    </Beside>
  );
}

/** Where there is room beside the board for several long lines. */
const WIDE = '(min-width: 1180px)';

function offerOf(props: PanelProps, volleys: readonly Volley[]): ReactNode | null {
  const { question, now, orders } = props;
  switch (question?.kind) {
    case 'deploy':
    case 'deploy-facing':
      return <Place orders={orders} />;
    case 'path':
      return leaderOf(now, question) === undefined ? null : <Together {...props} />;
    case 'move':
      return orders.last === undefined ? null : <Repeat {...props} />;
    case 'launch':
      return <LaunchAll {...props} />;
    case 'attack':
    case 'fire':
      return <Volleys {...props} volleys={volleys} />;
    case 'options':
      return <Mute orders={orders} />;
    default:
      return null;
  }
}

function Running({ orders }: { readonly orders: Orders }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <>
      <p className="grow">
        {orders.isPlacing
          ? texts.t('starship-battles-board:orders.placing')
          : texts.t('starship-battles-board:orders.left', { count: orders.left })}
      </p>
      <Button onClick={orders.stop}>{texts.t('starship-battles-board:orders.stop')}</Button>
    </>
  );
}

function Place({ orders }: { readonly orders: Orders }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <Button className="grow" data-order="place" onClick={orders.place}>
      {texts.t('starship-battles-board:orders.place')}
    </Button>
  );
}

function Mute({ orders }: { readonly orders: Orders }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <Button className="grow" data-order="mute" onClick={() => orders.mute(true)}>
      {texts.t('starship-battles-board:orders.mute')}
    </Button>
  );
}

const COMPANIES: readonly Company[] = ['alone', 'squadron', 'all'];

/** Whether the ship flies alone, with those around it, or with all small ones. */
function Together(props: PanelProps): JSX.Element | null {
  const { now, question, orders } = props;
  const texts = useTexts(...NAMESPACES);
  const leader = leaderOf(now, question);
  if (question === undefined || leader === undefined) return null;
  const { seat } = question;
  const counts: Readonly<Record<Company, number>> = {
    alone: 1,
    squadron: squadronOf(now, seat, leader).length + 1,
    all: companionsOf(now, seat, leader).length + 1,
  };
  if (counts.all === 1) return null;
  const offered = COMPANIES.filter(
    (company) => company !== 'squadron' || (counts.squadron > 1 && counts.squadron < counts.all),
  );
  // A squadron that has grown to all of them is all of them.
  const chosen = offered.includes(orders.company) ? orders.company : 'all';
  return (
    <div
      role="group"
      aria-label={texts.t('starship-battles-board:orders.together')}
      className="flex w-full flex-wrap gap-2"
    >
      {offered.map((company) => (
        <Button
          key={company}
          data-order={company}
          aria-pressed={company === chosen}
          className={`grow ${company === chosen ? '!border-ask !text-ask-ink' : ''}`}
          onClick={() => orders.setCompany(company)}
        >
          {texts.t(`starship-battles-board:orders.${company}`, { count: counts[company] })}
        </Button>
      ))}
    </div>
  );
}

/** The last move again, by everybody around who has not moved yet. */
function Repeat(props: PanelProps): JSX.Element | null {
  const { now, question, orders } = props;
  const texts = useTexts(...NAMESPACES);
  const plan = useMemo(() => {
    const { last } = orders;
    const way = last && wayFrom(now, last.ship, last.from);
    if (question === undefined || last === undefined || way === undefined) return undefined;
    const others = companyOf(now, question.seat, last.ship, 'all');
    return planFollowing(now, question.seat, others, way);
  }, [now, question, orders]);
  const ship = shipIn(now, orders.last?.ship ?? null);
  if (plan === undefined || plan.stands.length === 0 || ship === undefined) return null;
  return (
    <Button className="grow" data-order="repeat" onClick={() => orders.run(plan.steps)}>
      {texts.t('starship-battles-board:orders.repeat', {
        ship: shortNameOf(texts, now, ship),
        count: plan.stands.length,
      })}
    </Button>
  );
}

function LaunchAll(props: PanelProps): JSX.Element | null {
  const { now, question, orders } = props;
  const texts = useTexts(...NAMESPACES);
  const plan = useMemo(
    () => (question === undefined ? undefined : planLaunches(now, question.seat)),
    [now, question],
  );
  if (plan === undefined || plan.stands.length < 2) return null;
  return (
    <Button className="grow" data-order="launch" onClick={() => orders.run(plan.steps)}>
      {texts.t('starship-battles-board:orders.launch', { count: plan.stands.length })}
    </Button>
  );
}

function useVolleys({ now, question }: PanelProps): readonly Volley[] {
  return useMemo(() => {
    // What is offered first is what is expected to hurt most.
    if (question === undefined || question.unaided) return [];
    switch (question.kind) {
      case 'fire':
        return planVolleys(now, question);
      case 'attack':
        return planFleetFire(now, question);
      default:
        return [];
    }
  }, [now, question]);
}

/** All weapons of the ship, or the whole fleet, at one target. */
function Volleys(props: PanelProps & { readonly volleys: readonly Volley[] }): JSX.Element | null {
  const { now, question, picking, inspected, orders, volleys } = props;
  const texts = useTexts(...NAMESPACES);
  const chosen = picking?.chosen.find((part) => isKind(part, 'target')) ?? inspected;
  const wanted = volleys.filter(({ target }) => chosen !== undefined && target === idOf(chosen));
  const offered = wanted.length > 0 ? wanted : volleys.slice(0, MOST_TARGETS);
  if (question === undefined || offered.length === 0) return null;
  return (
    <>
      {offered.map((volley) => (
        <VolleyButton key={volley.target} {...props} volley={volley} label={labelOf(volley)} />
      ))}
      {question.kind === 'attack' && orders.isMuted && (
        <Button variant="bare" onClick={() => orders.mute(false)}>
          {texts.t('starship-battles-board:orders.unmute')}
        </Button>
      )}
    </>
  );

  function labelOf({ target, shots, damage }: Volley): string {
    const ship = shipIn(now, target);
    return texts.t(
      `starship-battles-board:orders.${question?.kind === 'fire' ? 'fire' : 'fleet'}`,
      {
        ship: ship === undefined ? target : shortNameOf(texts, now, ship),
        count: shots,
        damage: new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 }).format(damage),
      },
    );
  }
}

function VolleyButton(
  props: PanelProps & { readonly volley: Volley; readonly label: string },
): JSX.Element {
  const { volley, label, orders } = props;
  return (
    <Button className="grow" data-order="volley" onClick={() => orders.run(volley.steps)}>
      {label}
    </Button>
  );
}
