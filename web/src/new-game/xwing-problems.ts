import type { Problem } from '@parsecs/kernel';
import { cardName, type Texts } from '@parsecs/lang';
import { CAPTAINS, hintsFor, squadPoints } from '@parsecs/xwing';
import { squadOfTeam, TEAMS, type XWingDraft } from './xwing-draft.ts';
import { teamName } from './xwing-team-name.ts';

const PLACE = /^squads\.(\w+)(?:\.ships(?:\[(\d+)\](?:\.pilot|\.upgrades(?:\[(\d+)\])?)?)?)?$/;

/** They are about the mission as much as about the table. */
const OF_MISSIONS: readonly string[] = ['setup-mission-area', 'setup-mission-room'];

/** The play area of the English edition, in centimeters; a larger one needs no hint. */
const THREE_FEET = 91.44;

/** What the builder says to a squad above the usual points, for the points agreed on or brought. */
export function hintsOf(texts: Texts, draft: XWingDraft): readonly Problem[] {
  if (draft.forces !== 'squads') return [];
  const { points, isBaseSet, width, height } = draft;
  const brought = TEAMS.map((team) => {
    const squad = squadOfTeam(draft, team);
    return typeof squad === 'string' ? 0 : squadPoints(squad);
  });
  const isWide = Math.max(width, height) > THREE_FEET;
  const path = texts.t('xwing-board:new.points');
  return hintsFor(points === 0 ? Math.max(...brought) : points, isBaseSet)
    .filter(({ cause }) => !(isWide && cause === 'squad-wider-area'))
    .map((hint) => ({ ...hint, path }));
}

/** Problems of squads are told by side, pilot and upgrade, not by where they stand in a file. */
export function tellPlaces(
  texts: Texts,
  draft: XWingDraft,
  problems: readonly Problem[],
): readonly Problem[] {
  const told = problems.map((problem) => {
    if (OF_MISSIONS.includes(problem.cause) && draft.mission !== 0) {
      return { ...problem, path: texts.t(`xwing:mission.${draft.mission}.name`) };
    }
    const [, side, ship, upgrade] = PLACE.exec(problem.path) ?? [];
    const team = TEAMS.find((known) => side === CAPTAINS[known] || side === draft.factions[known]);
    if (team === undefined) return problem;
    const squad = squadOfTeam(draft, team);
    const card = typeof squad === 'string' ? undefined : squad.ships[Number(ship)];
    const carried = card?.upgrades[Number(upgrade)];
    const names = [
      teamName(texts, draft, team),
      ...(card === undefined ? [] : [cardName(texts, 'pilot', card.pilot)]),
      ...(carried === undefined ? [] : [cardName(texts, 'upgrade', carried)]),
    ];
    return { ...problem, path: names.join(', ') };
  });
  // Two ships with the same pilot may have the same problem: once is enough.
  const keys = told.map(({ path, cause }) => `${path} ${cause}`);
  return told.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
