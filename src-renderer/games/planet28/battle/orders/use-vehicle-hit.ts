import { computed } from 'vue'
import type { Input } from '#shared/games/planet28/battle/choices.ts'
import { findUnit, type InputContext } from './use-input-choices.ts'

/** Ranged orders. */
const SHOTS: ReadonlySet<string> = new Set(['shoot', 'fire', 'cast'])

/** The vehicle of an input: the target, or the acting vehicle for its path, its fall, or a counter-attack. */
export function useVehicleHit(props: InputContext & { readonly fact: Input }) {
  const isOwn = computed(() => props.fact === 'ownHull' || props.target === null)
  const hullSides = computed(() => (isOwn.value ? props.offer?.ownSides : props.target?.sides) ?? [])
  return {
    hull: computed(() => {
      const unit = findUnit(props, isOwn.value ? props.offer?.order['unit'] : props.target?.unit)
      return unit?.kind === 'vehicle' ? unit : null
    }),
    hullSides,
    /** Sections that may be hit from any side. */
    cells: computed(() => [...new Set(hullSides.value.flatMap((side) => side.cells))]),
    isShot: computed(() => SHOTS.has(props.offer?.order.type ?? '')),
    /** Who picks the section (P28-VEH-DMG-2, P28-VTR-open-topped). */
    picker: computed(() => (!isOwn.value && props.target?.attackerPicks === true ? 'the attacker' : 'its owner')),
  }
}
