import type { ArmyMachine, ArmyPlan, ArmyUnit } from '#shared/games/planetary-sand/armies.ts'
import { MAX_GRENADES } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { ToyBox, ToyFigure, ToyMachine } from '#shared/games/planetary-sand/toys.ts'
import { isMissile, type MissileId } from '#shared/games/planetary-sand/weapon-access.ts'
import { listArmyProblems } from './analyse-army.ts'
import { findFreeName } from './checks/names.ts'
import { computeFigureValue, computeMachineValue } from './value.ts'

/** Kinds of problems that are fixed automatically in a new army: robot specialists and posts. */
const MENDED = /^(specialists|post:)/
const LONGEST_STEM = 26

/** An empty army. */
export function createEmptyArmyPlan(): ArmyPlan {
  return { gravity: 'EG', air: 'HE', units: [], machines: [], helmets: 0 }
}

/** Creates two identical armies with half of each model (SAND-SET-1). */
export function createMirroredPlans(box: ToyBox): [ArmyPlan, ArmyPlan] {
  const half = new Map([...box.figures, ...box.machines].map(({ id, count }) => [id, Math.floor(count / 2)]))
  const plans = shared(box, [half, half])
  return plans
}

/** Creates two armies by alternate picks, each the most valuable model left (SAND-SET-1). */
export function draftArmiesAlternately(box: ToyBox): [ArmyPlan, ArmyPlan] {
  const models = [
    ...box.figures.map((toy) => ({ toy, value: figureWorth(toy) })),
    ...box.machines.map((toy) => ({ toy, value: computeMachineValue(toy) })),
  ].sort((a, b) => b.value - a.value)
  const picks = [new Map<string, number>(), new Map<string, number>()] as const
  let turn = 0
  for (const { toy } of models)
    for (let number = 0; number < toy.count; number += 1) {
      const mine = picks[turn % 2 === 0 ? 0 : 1]
      mine.set(toy.id, (mine.get(toy.id) ?? 0) + 1)
      turn += 1
    }
  return shared(box, picks)
}

function figureWorth({ kind, weapon, hasGrenades }: ToyFigure): number {
  return computeFigureValue({ kind, weapon, hasSuit: false, grenades: hasGrenades ? MAX_GRENADES : 0 })
}

type Picks = ReadonlyMap<string, number>

function shared(box: ToyBox, picks: readonly [Picks, Picks]): [ArmyPlan, ArmyPlan] {
  const helmets = Math.floor(box.kit.helmets / 2)
  const launchers = picks.map((mine) => launchersOf(box, mine))
  const plan = (at: 0 | 1): ArmyPlan => {
    const units = unitsOf(box, picks[at])
    const machines = machinesOf(box, picks[at], (weapon) => shareOf(box, { weapon, launchers, at }))
    return mended({ ...createEmptyArmyPlan(), units, machines: named(machines, units), helmets }, box)
  }
  return [plan(0), plan(1)]
}

/** The number of launchers of each missile that a side has. */
function launchersOf(box: ToyBox, picks: Picks): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { id, weapon } of box.machines)
    if (isMissile(weapon)) counts.set(weapon, (counts.get(weapon) ?? 0) + (picks.get(id) ?? 0))
  return counts
}

interface Claim {
  readonly weapon: MissileId
  readonly launchers: readonly ReadonlyMap<string, number>[]
  readonly at: 0 | 1
}

/** The missiles of a side: half of them, or all if the other side cannot launch them. */
function shareOf(box: ToyBox, { weapon, launchers, at }: Claim): number {
  const owned = box.kit.missiles[weapon]
  return (launchers[1 - at]?.get(weapon) ?? 0) === 0 ? owned : Math.floor(owned / 2)
}

/** The name of a model in an army, truncated to as many words as fit. */
function callOf({ name }: { readonly name: string }): string {
  if (name.length <= LONGEST_STEM) return name
  const stem = name.slice(0, LONGEST_STEM + 1)
  return stem.includes(' ') ? stem.slice(0, stem.lastIndexOf(' ')) : stem.slice(0, LONGEST_STEM)
}

/** Creates one unit per model. */
function unitsOf({ figures }: ToyBox, picks: Picks): ArmyUnit[] {
  const units: ArmyUnit[] = []
  for (const toy of figures) {
    const count = picks.get(toy.id) ?? 0
    if (count === 0) continue
    const name = findFreeName({ units, machines: [] }, callOf(toy))
    const line = { toyId: toy.id, count, hasSuit: false, isSpecialist: false, post: null }
    const grenades = toy.hasGrenades ? MAX_GRENADES : 0
    units.push({
      id: `unit-${units.length + 1}`,
      name,
      ridesIn: null,
      figures: [{ id: `figures-${units.length + 1}`, ...line, grenades }],
    })
  }
  return units
}

/**
 * Creates the machines of a side. Pads are loaded while there are missiles; the rest become spares of the first pad.
 */
function machinesOf(box: ToyBox, picks: Picks, missiles: (weapon: MissileId) => number): ArmyMachine[] {
  const machines: (ArmyMachine & { readonly toy: ToyMachine })[] = []
  for (const toy of box.machines)
    for (let number = 0; number < (picks.get(toy.id) ?? 0); number += 1)
      machines.push({
        id: `machine-${machines.length + 1}`,
        toyId: toy.id,
        name: callOf(toy),
        isLoaded: false,
        spares: 0,
        toy,
      })
  return machines.map(({ toy, ...machine }, at) => {
    if (!isMissile(toy.weapon)) return machine
    const alike = machines.filter((candidate) => candidate.toy.weapon === toy.weapon)
    const place = alike.findIndex((candidate) => candidate.id === machines[at]?.id)
    const owned = missiles(toy.weapon)
    return { ...machine, isLoaded: place < owned, spares: place === 0 ? Math.max(0, owned - alike.length) : 0 }
  })
}

function named(machines: readonly ArmyMachine[], units: readonly ArmyUnit[]): ArmyMachine[] {
  const done: ArmyMachine[] = []
  for (const machine of machines) done.push({ ...machine, name: findFreeName({ units, machines: done }, machine.name) })
  return done
}

/** Applies the first fix of each of these problems, one after the other. */
function mended(plan: ArmyPlan, box: ToyBox): ArmyPlan {
  const fix = listArmyProblems({ plan, box }).find(({ key, fixes }) => MENDED.test(key) && fixes.length > 0)?.fixes[0]
  return fix ? mended(fix.plan, box) : plan
}
