/** What a person chose to hear on this device. Volumes are from 0 to 100. */
export interface SoundSettings {
  readonly isOn: boolean;
  /** Sound was offered once; it never is again. */
  readonly wasOffered: boolean;
  readonly volume: number;
  readonly effects: number;
  readonly bed: number;
}

export const VOLUMES = ['volume', 'effects', 'bed'] as const;
export type Volume = (typeof VOLUMES)[number];

export const USUAL_SOUND: SoundSettings = {
  isOn: false,
  wasOffered: false,
  volume: 70,
  effects: 80,
  bed: 50,
};

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/**
 * Takes over what is usable, field by field. Whoever had switched the sound of battle tables on
 * before there were volumes keeps it on, and is not asked.
 */
export function readSoundSettings(stored: unknown, battleTables: unknown): SoundSettings {
  const found = fieldsOf(stored);
  const before = fieldsOf(battleTables)['sound'] === true;
  const flag = (name: 'isOn' | 'wasOffered'): boolean => {
    const value = found[name];
    return typeof value === 'boolean' ? value : before;
  };
  const volume = (name: Volume): number => {
    const value = found[name];
    const isVolume = typeof value === 'number' && value >= 0 && value <= 100;
    return isVolume ? value : USUAL_SOUND[name];
  };
  return {
    isOn: flag('isOn'),
    wasOffered: flag('wasOffered'),
    volume: volume('volume'),
    effects: volume('effects'),
    bed: volume('bed'),
  };
}

/** What the ear calls half as loud is far less than half the power. */
export function gainOf(volume: number): number {
  return (volume / 100) ** 2;
}
