import { buildOption } from '#main/games/kit/inputs.ts'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { FollowUpAttack } from '#shared/games/planet28/battle/forecasts.ts'
import type { CommandDraft, Input } from '#shared/match/protocol.ts'
import { replaceShotMeasurements } from '../battle/queries/attack-input.ts'
import type { BattleWithRules } from '../battle/queries/build-choice.ts'
import { listFollowUpAttacks } from '../battle/queries/follow-up-attacks.ts'

/** Path of the attacks that are thought of as following. They are forecast, not given. */
const FOLLOWERS = 'ask.then'
/** Maximum number of attacks in one forecast, after the first. */
const MAX_FOLLOWERS = 7

/** Inputs of the attacks that may follow on the same target this turn, and how far each of them is measured. */
export function listFollowUpInputs(
  context: BattleWithRules,
  first: AttackOrder,
  values: CommandDraft['values'],
): Input[] {
  const others = listFollowUpAttacks(context, first)
  if (others.length === 0) return []
  const names = new Map(context.battle.units.map(({ id, name }) => [id, name]))
  const labelOf = ({ unit, name }: FollowUpAttack) => `${names.get(unit) ?? unit}: ${name}`
  const options = others.map((follower) => buildOption(follower.id, labelOf(follower)))
  const followers: Input = {
    kind: 'some-of',
    options,
    min: 0,
    max: MAX_FOLLOWERS,
    path: FOLLOWERS,
    label: 'Then attacks too',
    hint: 'For the odds only: nothing is given yet',
    value: [],
    isOptional: true,
  }
  const distances = listChosen(others, values).flatMap((follower): Input[] => {
    const usual = getDistance(follower)
    if (usual === null) return []
    return [
      {
        kind: 'number',
        min: 0,
        max: 1000,
        step: 0.5,
        unit: 'cm',
        path: `${FOLLOWERS}.${follower.id}`,
        label: `Distance of ${labelOf(follower)}`,
        hint: null,
        value: usual,
        isOptional: false,
      },
    ]
  })
  return [followers, ...distances]
}

/** The attacks chosen to follow, at the distances entered. */
export function listChosenFollowUpAttacks(
  context: BattleWithRules,
  first: AttackOrder,
  values: CommandDraft['values'],
): AttackOrder[] {
  return listChosen(listFollowUpAttacks(context, first), values).map(({ id, attack }) => {
    const distanceCm = values[`${FOLLOWERS}.${id}`]
    return typeof distanceCm === 'number' ? replaceShotMeasurements(attack, { distanceCm }) : attack
  })
}

/** The chosen attacks in the order in which they were chosen. */
function listChosen(others: readonly FollowUpAttack[], values: CommandDraft['values']): FollowUpAttack[] {
  const chosen = values[FOLLOWERS]
  return (Array.isArray(chosen) ? chosen : []).flatMap((id) => others.find((follower) => follower.id === id) ?? [])
}

function getDistance({ attack }: FollowUpAttack): number | null {
  if (attack.type === 'shoot') return attack.said.distanceCm
  return attack.type === 'fire' ? (attack.shots[0]?.said.distanceCm ?? null) : null
}
