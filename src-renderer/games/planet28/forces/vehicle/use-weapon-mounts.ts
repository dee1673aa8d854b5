import { computed, ref, type Ref } from 'vue'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { VehicleFields } from '../unit/unit-fields.ts'
import { addWeapon, setMountWeapon, setWeaponRounds, mountWeapon, findSection, unmountWeapon } from './section-grid.ts'
import type { HullBuilder } from './use-hull-builder.ts'
import { isMountRow, buildSectionDisplay, getWeaponName } from './vehicle-rows.ts'

/** Actions on the weapons of a hull: choosing, mounting and unmounting. */
export function useWeaponMounts(profile: Ref<VehicleFields['profile']>, hull: HullBuilder, rules: () => Rules) {
  /** The mount for which a weapon is being chosen, or `waiting` for spare weapons. */
  const choosing = ref<Cell | 'waiting' | null>(null)
  const nameOf = (weapon: string): string => getWeaponName(weapon, rules().tables)

  const mount = (cell: Cell, weapon: string): boolean =>
    hull.change(mountWeapon(profile.value, cell, weapon), `${nameOf(weapon)} mounted in ${cell}.`)
  const unmount = (cell: Cell): boolean =>
    hull.change(unmountWeapon(profile.value, cell), `The weapon of ${cell} waits for a mount.`)
  const arm = (cell: Cell, weapon: string | null): boolean => {
    const text = weapon === null ? `${cell} carries no weapon.` : `${nameOf(weapon)} mounted in ${cell}.`
    return hull.change(setMountWeapon(profile.value, cell, weapon), text)
  }
  const setWaiting = (weapons: readonly string[], text: string): boolean =>
    hull.change({ sections: profile.value.sections, weapons }, text)
  const freeMounts = (): Cell[] =>
    profile.value.sections
      .map((placed) => buildSectionDisplay(placed, rules().tables))
      .filter(({ placed, row }) => placed.weapon === undefined && isMountRow(row))
      .map(({ placed }) => placed.cell)
  const dropWaiting = (at: number): void => {
    const gone = profile.value.weapons[at]
    if (gone !== undefined) setWaiting(profile.value.weapons.toSpliced(at, 1), `${nameOf(gone)} removed.`)
  }

  return {
    choosing,
    mount,
    unmount,
    disarm: (cell: Cell): boolean => arm(cell, null),
    load: (cell: Cell, rounds: number): boolean =>
      hull.change(setWeaponRounds(profile.value, cell, rounds), `${formatCount(rounds, 'round')} for ${cell}.`),
    dropWaiting,
    /** Weapons shown as chosen in the picker. */
    carried: computed((): readonly string[] => {
      const cell = choosing.value
      if (cell === null || cell === 'waiting') return profile.value.weapons
      const weapon = findSection(profile.value, cell)?.weapon
      return weapon === undefined ? [] : [weapon]
    }),
    /** Takes a weapon from the picker. For a mount this completes the choice. */
    take(weapon: string): void {
      const cell = choosing.value
      if (cell === null) return
      if (cell === 'waiting') {
        const after = addWeapon(profile.value, freeMounts(), weapon)
        const mounted = after.weapons === profile.value.weapons
        hull.change(after, mounted ? `${nameOf(weapon)} mounted.` : `${nameOf(weapon)} added.`)
        return
      }
      arm(cell, weapon)
      choosing.value = null
    },
    /** Returns one of a weapon. */
    giveBack(weapon: string): void {
      const cell = choosing.value
      if (cell !== null && cell !== 'waiting') arm(cell, null)
      else dropWaiting(profile.value.weapons.lastIndexOf(weapon))
    },
  }
}
