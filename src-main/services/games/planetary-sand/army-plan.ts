import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'

/** An empty toy box, for an army without one. */
export const EMPTY_TOY_BOX: ToyBox = {
  figures: [],
  machines: [],
  kit: {
    helmets: 0,
    missiles: { 'light-rocket': 0, 'heavy-rocket': 0, 'light-missile': 0, 'heavy-missile': 0 },
    unitMm: 305,
    cupMm: 80,
    pailMm: 160,
    cords: [],
  },
}

/** Returns the toy box of an army. */
export function getArmyToyBox(toyBoxes: ServiceDependencies['file']['rows']['toyBoxes'], id: string | null): ToyBox {
  return (id === null ? null : toyBoxes.find(id)) ?? EMPTY_TOY_BOX
}

/** Extracts what is picked from an army's fields. */
export function extractArmyPlan({ gravity, air, units, machines, helmets }: ArmyPlan): ArmyPlan {
  return { gravity, air, units, machines, helmets }
}
