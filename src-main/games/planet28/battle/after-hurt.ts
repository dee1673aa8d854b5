import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Model, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { breakTestFor } from './break-tests.ts'
import { type Loss, loseHitPoints } from './damage.ts'
import { effectsOn, ofShape } from './effects-in-force.ts'
import { rollSum } from './rolls.ts'
import { emit, findUnit, type Scene } from './scene.ts'
import { squadAfterLoss } from './squads.ts'

/** A model that lost hit-points, and to whom the damage is credited. */
export interface Struck {
  readonly unit: string
  readonly model: string
  readonly lost: number
  readonly by: string | null
  /** It had the penalty for wounds before (`woundHitsBreakTest`). */
  readonly wasWounded: boolean
}

/** What follows once hit-points are lost: growing rage, deaths, then break tests, in the order of the wounded (P28-ATK-1 steps 13, 15, 16). */
export function afterHurt(scene: Scene, struck: readonly Struck[]): void {
  const hurt = struck.filter(({ lost }) => lost > 0)
  for (const one of hurt) grow(scene, one)
  for (const one of hurt) die(scene, one)
  const [first] = hurt
  if (first !== undefined && hurt.length === 1) testOf(scene, first.unit, hurt)
  else for (const [id, ofUnit] of Map.groupBy(hurt, ({ unit }) => unit)) testOf(scene, id, ofUnit)
}

/** A model loses hit-points without armour, and what follows (P28-DMG-1). */
export function wound(scene: Scene, { isWounded }: Model, loss: Loss): void {
  const lost = loseHitPoints(scene, loss)
  afterHurt(scene, [{ unit: loss.unit, model: loss.model, lost, by: loss.by, wasWounded: isWounded }])
}

function peopleOf(scene: Scene, id: string): PeopleUnit | null {
  const unit = findUnit(scene, id)
  return unit === null || unit.kind === 'vehicle' ? null : unit
}

/** A Zealot that was hurt and lives rolls: on a 10 its skills rise for the game (P28-TR-zealot). */
function grow(scene: Scene, { unit: id, model: modelId }: Struck): void {
  const unit = peopleOf(scene, id)
  const model = unit?.models.find((one) => one.id === modelId)
  if (unit === null || model === undefined || model.hitPoints === 0) return
  for (const { source, rule, effect } of ofShape(effectsOn(unit, scene.rules, model), 'grows-when-hurt')) {
    const face = rollSum(scene, { unit: id, model: modelId, label: source, rule, dice: `1D${effect.die}` })
    if (face !== effect.on) continue
    const grown = unit.conditions.filter((one) => one.source === source).length + 1
    const effects = effect.skills
      .filter((skill) => unit.profile.skills[skill] + (grown - 1) * effect.by < effect.most)
      .map((on) => ({ shape: 'modifier', on, value: effect.by }) as const)
    emit(scene, {
      type: 'marked',
      unit: id,
      condition: { id: `${source} ${grown}`, source, rule, effects, until: null, by: null },
    })
  }
}

/** At 0 hit-points a model is slain (P28-DMG-1). */
function die(scene: Scene, { unit: id, model: modelId, by }: Struck): void {
  const model = peopleOf(scene, id)?.models.find((one) => one.id === modelId)
  if (model?.fate !== 'fights' || model.hitPoints > 0) return
  emit(scene, { type: 'lost', unit: id, model: modelId, fate: 'slain', by })
}

/** Characters test when they are hurt below half (P28-BREAK-1); squads when little is left of them (P28-SQ-11). */
function testOf(scene: Scene, id: string, struck: readonly Struck[]): void {
  const unit = peopleOf(scene, id)
  if (unit === null || !isOnTable(unit)) return
  if (unit.kind === 'character') {
    breakTestFor(scene, unit, { isFirstWound: struck.every(({ wasWounded }) => !wasWounded) })
    return
  }
  const slain = unit.models.filter((model) => model.fate === 'slain' && struck.some((one) => one.model === model.id))
  squadAfterLoss(scene, unit, slain.length)
}
