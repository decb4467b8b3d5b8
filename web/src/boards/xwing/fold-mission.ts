import type { Event, Pose, View } from '@parsecs/xwing';

type MissionView = View['mission'];

/** What a mission adds to the table. */
export function foldMission(view: View, event: Event): View {
  const { mission } = view;
  switch (event.type) {
    case 'upgrade-announced':
      return withMission(view, { upgrades: [...mission.upgrades, event.card] });
    case 'squads-clashed':
      return withMission(view, { upgrades: event.open });
    case 'damaged-ship-chosen':
      return withMission(view, { damagedShip: event.ship });
    case 'satellite-placed':
      return withMission(view, { satellites: placed(mission, event.satellite, event.at) });
    case 'satellite-scanned':
      return changeSatellite(view, event.satellite, { at: null, by: event.ship });
    case 'satellite-returned':
      return changeSatellite(view, event.satellite, { by: null, returned: true });
    default:
      return view;
  }
}

function withMission(view: View, part: Partial<MissionView>): View {
  return { ...view, mission: { ...view.mission, ...part } };
}

function placed({ satellites }: MissionView, id: string, at: Pose): MissionView['satellites'] {
  return [
    ...satellites.filter((own) => own.id !== id),
    { id, at: { ...at }, lastAt: { ...at }, by: null, returned: false },
  ];
}

function changeSatellite(
  view: View,
  id: string,
  part: Partial<MissionView['satellites'][number]>,
): View {
  const satellites = view.mission.satellites.map((own) =>
    own.id === id ? { ...own, ...part } : own,
  );
  return withMission(view, { satellites });
}
