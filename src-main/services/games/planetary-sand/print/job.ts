import type { FiguresWithModel, MachineWithModel } from '#main/games/planetary-sand/army/army-plan-with-toy-box.ts'
import type { PageTitleBandContent } from '#main/print/pages/titled-pages.ts'
import type { SandPrintOptions } from '#shared/contract/planetary-sand/print.ts'
import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'

/** An army to be printed. */
export interface PrintableArmy {
  readonly name: string
  readonly notes: string
  readonly plan: ArmyPlan
  readonly figures: readonly FiguresWithModel[]
  readonly machines: readonly MachineWithModel[]
}

/** Input of all sheets. */
export interface SandPrintJob {
  readonly options: SandPrintOptions
  /** Null for blank lists and cards. */
  readonly army: PrintableArmy | null
  /** Weapons of the armies that it may meet. */
  readonly enemyWeapons: readonly WeaponId[]
}

export const SAND_TITLE = 'Planetary Sand'

/** Band of a page of this game: its title, the game and the kind of sheet. */
export function buildSandPageTitle(title: string, kind: string, foot = title): PageTitleBandContent {
  return { title, subtitle: [SAND_TITLE, kind], foot }
}

/** Lists the weapons that an army carries. */
export function listArmyWeapons({ figures, machines }: Pick<PrintableArmy, 'figures' | 'machines'>): WeaponId[] {
  const carried = [
    ...figures.flatMap(({ toy, grenades }) => [toy.weapon, grenades > 0 ? ('atomic-grenade' as const) : null]),
    ...machines.map(({ toy }) => toy.weapon),
  ]
  return [...new Set(carried.flatMap((weapon) => (weapon === null ? [] : [weapon])))]
}
