import type { ArmyFix, ArmyPlan, ArmyProblem } from '#shared/games/planetary-sand/armies.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { isMissile, MISSILES, type MissileId } from '#shared/games/planetary-sand/weapon-access.ts'
import {
  type ArmyCheck,
  createArmyWarningProblem,
  createMachineRemovalFix,
  type MachineWithModel,
  listMachinesWithModels,
  createBlockingArmyProblem,
} from '../army-plan-with-toy-box.ts'
import { changeMachine } from '../edits.ts'

/**
 * Checks that each rocket and missile, loaded or spare, is a model of the toy box and lies at a suitable launcher
 * (SAND-MSL-5).
 */
export const checkMissiles: ArmyCheck = (picking) => {
  const machines = listMachinesWithModels(picking)
  return [
    ...machines.flatMap((machine) => checkSpares(picking.plan, machine)),
    ...MISSILES.flatMap((kind) =>
      checkKind(picking.plan, { kind, owned: picking.box.kit.missiles[kind], launchers: launchersOf(machines, kind) }),
    ),
    ...MISSILES.flatMap((kind) => {
      const launchers = launchersOf(machines, kind)
      const free = picking.box.kit.missiles[kind] - takenBy(launchers)
      return free < 0 ? [] : launchers.flatMap((launcher) => checkEmpty(picking.plan, launcher, { launchers, free }))
    }),
  ]
}

function launchersOf(machines: readonly MachineWithModel[], kind: MissileId): MachineWithModel[] {
  return machines.filter(({ toy }) => toy.weapon === kind)
}

interface Stock {
  readonly kind: MissileId
  readonly owned: number
  readonly launchers: readonly MachineWithModel[]
}

/** Number of rockets or missiles of a kind that launchers carry. */
function takenBy(launchers: readonly Pick<MachineWithModel, 'isLoaded' | 'spares'>[]): number {
  return launchers.reduce((sum, { isLoaded, spares }) => sum + Number(isLoaded) + spares, 0)
}

function checkKind(plan: ArmyPlan, { kind, owned, launchers }: Stock): ArmyProblem[] {
  const taken = takenBy(launchers)
  if (taken <= owned) return []
  let [left, mended] = [taken - owned, plan]
  for (const { id, spares, isLoaded } of launchers.toReversed()) {
    const fewer = Math.min(left, spares)
    left -= fewer
    const unload = left > 0 && isLoaded
    if (unload) left -= 1
    mended = changeMachine(mended, id, { spares: spares - fewer, isLoaded: isLoaded && !unload })
  }
  const title = WEAPONS[kind].title.toLowerCase()
  return [
    createBlockingArmyProblem(
      `missiles:${kind}`,
      'SAND-MSL-5',
      `${taken} × ${title} are taken, the toy box holds ${owned}: each is a model of its own.`,
      [{ label: `Take ${owned}`, plan: mended }],
    ),
  ]
}

/** Checks that spares lie at a machine that launches them. */
function checkSpares(plan: ArmyPlan, { id, name, spares, toy }: MachineWithModel): ArmyProblem[] {
  if (spares === 0 || isMissile(toy.weapon)) return []
  return [
    createBlockingArmyProblem(`spares:${id}`, 'SAND-MSL-5', `${name} carries ${spares} spares and launches nothing.`, [
      { label: 'Leave the spares out', plan: changeMachine(plan, id, { spares: 0 }) },
    ]),
  ]
}

interface Supply {
  readonly launchers: readonly MachineWithModel[]
  /** Missiles of the kind in the toy box that no launcher carries. */
  readonly free: number
}

/** Checks for a pad without a loaded or spare missile, which never fires. */
function checkEmpty(plan: ArmyPlan, launcher: MachineWithModel, supply: Supply): ArmyProblem[] {
  const { id, name, isLoaded, spares } = launcher
  if (isLoaded || spares > 0) return []
  const message = `${name} is not loaded and carries no spare: it will not fire.`
  return [createArmyWarningProblem(`unloaded:${id}`, 'SAND-MSL-5', message, [getLoadFix(plan, launcher, supply)])]
}

/**
 * Fix for an empty launcher: loads it from the toy box, or with a surplus spare of another launcher, or leaves it
 * behind.
 */
function getLoadFix(plan: ArmyPlan, launcher: MachineWithModel, { launchers, free }: Supply): ArmyFix {
  const { id, name } = launcher
  const loaded = changeMachine(plan, id, { isLoaded: true })
  if (free > 0) return { label: `Load ${name}`, plan: loaded }
  const donor = launchers.find(({ isLoaded, spares }) => spares > (isLoaded ? 0 : 1))
  if (donor === undefined) return createMachineRemovalFix(plan, [launcher])
  const label = `Load ${name} with a spare of ${donor.name}`
  return { label, plan: changeMachine(loaded, donor.id, { spares: donor.spares - 1 }) }
}
