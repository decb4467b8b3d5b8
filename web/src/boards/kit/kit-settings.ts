import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** What a person chose for battle tables on this device. */
export interface KitSettings {
  /** The board moves by itself to what is asked. */
  readonly follow: boolean;
}

interface KitActions {
  readonly change: (part: Partial<KitSettings>) => void;
}

const STORAGE_KEY = 'twelve-parsecs/battle-tables';
const USUAL: KitSettings = { follow: true };

function readKept(): KitSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const { follow } = kept as Readonly<Record<string, unknown>>;
    return { follow: typeof follow === 'boolean' ? follow : USUAL.follow };
  } catch {
    return USUAL;
  }
}

function keep(settings: KitSettings): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Full or forbidden: nothing is lost but the memory of a choice.
  }
}

export const useKitSettings: UseBoundStore<StoreApi<KitSettings & KitActions>> = create<
  KitSettings & KitActions
>()((set, get) => ({
  ...readKept(),
  change: (part) => {
    set(part);
    const { follow } = get();
    keep({ follow });
  },
}));
