import { by, type Tellers } from './text-context.ts';
import { namePlace, satelliteParams, shipParams } from './words.ts';

type Mission =
  | 'upgrade-announced'
  | 'damaged-ship-chosen'
  | 'satellite-placed'
  | 'satellite-scanned'
  | 'satellite-returned'
  | 'reinforcement-called'
  | 'resigned'
  | 'time-up';

/** What belongs to missions, and what is said out of turn. */
export const MISSION_TELLERS: Tellers<Mission> = {
  'upgrade-announced': ({ seat, card }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`xwing:event.upgrade-announced.${who}`, { name, card });
  },
  'damaged-ship-chosen': ({ ship }, { texts }) =>
    texts.t('xwing:event.damaged-ship-chosen', shipParams(ship)),
  'satellite-placed': ({ satellite, at }, { texts }) =>
    texts.t('xwing:event.satellite-placed', {
      ...satelliteParams(satellite),
      place: namePlace(texts, at),
    }),
  'satellite-scanned': ({ ship, satellite }, { texts }) =>
    texts.t('xwing:event.satellite-scanned', {
      ...shipParams(ship),
      ...satelliteParams(satellite),
    }),
  'satellite-returned': ({ satellite }, { texts }) =>
    texts.t('xwing:event.satellite-returned', satelliteParams(satellite)),
  'reinforcement-called': ({ ship }, { texts }) =>
    texts.t('xwing:event.reinforcement-called', shipParams(ship)),
  resigned: ({ seat }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`xwing:event.resigned.${who}`, { name });
  },
  'time-up': ({ round }, { texts }) => texts.t('xwing:event.time-up', { round }),
};
