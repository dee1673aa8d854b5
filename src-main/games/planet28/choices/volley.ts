import { buildOption } from '#main/games/kit/inputs.ts'
import type { CommandChoice as OrderChoice } from '#shared/games/planet28/battle/choices.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { CommandDraft, Input, Json } from '#shared/match/protocol.ts'
import { buildVehicleShotFields } from './build-chosen-command.ts'
import type { OrderInputContext } from './input-context.ts'
import { listOrderInputs } from './order-inputs.ts'

/** Path of the further weapons that a vehicle fires in the same action. */
const MORE = 'ask.more'

/** A further shot of the same action: its choice, and the beginning of the paths of its values. */
interface FurtherShot {
  readonly choice: OrderChoice
  readonly prefix: string
}

/**
 * Inputs for the further weapons that a vehicle fires in the same action: which ones, and the target and measurements
 * of each. Each weapon and each firer is used once (P28-VEH-SHOOT-1).
 */
export function listVolleyInputs(context: OrderInputContext, shots: readonly OrderChoice[]): Input[] {
  const { choice } = context
  if (choice.targetField !== 'shots') return []
  const used = listUses(choice)
  const hasMoreCrew = (choice.crew ?? 0) > 1
  const ready = shots.filter(
    (shot) =>
      shot.id !== choice.id &&
      shot.refusal === null &&
      (hasMoreCrew || isFiredByPassenger(shot)) &&
      !listUses(shot).some((use) => used.includes(use)),
  )
  if (ready.length === 0) return []
  const options = ready.map((shot) => buildOption(shot.id, getShotName(shot), { uses: listUses(shot) }))
  const more: Input = {
    kind: 'some-of',
    options,
    min: 0,
    max: options.length,
    path: MORE,
    label: 'Fires together',
    hint: `Crew for ${formatCount(choice.crew ?? 0, 'weapon')}`,
    value: [],
    isOptional: true,
  }
  return [more, ...listFurtherShots(context, ready).flatMap((shot) => listShotInputs(context, shot))]
}

/** The further shots of a draft. */
export function buildFurtherShotFields(
  context: OrderInputContext,
  shots: readonly OrderChoice[],
): { [field: string]: Json }[] {
  return listFurtherShots(context, shots).map((shot) => buildVehicleShotFields(toContext(context, shot)))
}

function listFurtherShots({ values }: OrderInputContext, shots: readonly OrderChoice[]): FurtherShot[] {
  const chosen = values[MORE]
  if (!Array.isArray(chosen)) return []
  return shots.filter(({ id }) => chosen.includes(id)).map((choice) => ({ choice, prefix: `more.${choice.id}.` }))
}

function listShotInputs(context: OrderInputContext, shot: FurtherShot): Input[] {
  const { choice, prefix } = shot
  const names = new Map(context.battle.units.map(({ id, name }) => [id, name]))
  const targets = (choice.targets ?? []).filter(({ refusal }) => refusal === null)
  const options = targets.map(({ unit }) => buildOption(unit, names.get(unit) ?? unit))
  const name = getShotName(choice)
  const aim: Input = {
    kind: 'one-of',
    options,
    isFinal: false,
    path: `${prefix}target`,
    label: `${name}: target`,
    hint: null,
    value: targets[0]?.unit ?? null,
    isOptional: false,
  }
  const own = listOrderInputs(toContext(context, shot)).map((input) => ({
    ...input,
    path: `${prefix}${input.path}`,
    label: `${name}: ${input.label.charAt(0).toLowerCase()}${input.label.slice(1)}`,
  }))
  return [aim, ...own]
}

/** The context of a further shot: its own target and values. */
function toContext(context: OrderInputContext, { choice, prefix }: FurtherShot): OrderInputContext {
  const own = Object.entries(context.values).filter(([path]) => path.startsWith(prefix))
  const values = Object.fromEntries(own.map(([path, value]) => [path.slice(prefix.length), value]))
  const legal = (choice.targets ?? []).filter(({ refusal }) => refusal === null)
  const target = legal.find(({ unit }) => unit === values['target']) ?? legal[0] ?? null
  const { target: _target, ...rest } = values as CommandDraft['values'] & { readonly target?: Json }
  return { ...context, choice, target, values: rest }
}

/** The weapon and the firer of a shot. */
function listUses(choice: OrderChoice): string[] {
  const { cell, passenger } = getMount(choice)
  return [
    ...(cell === undefined ? [] : [`cell ${cell}`]),
    ...(passenger === undefined ? [] : [`passenger ${passenger}`]),
  ]
}

/** Whether a shot takes nobody of the crew (P28-TR-gunner, P28-VTR-loopholes). */
function isFiredByPassenger(choice: OrderChoice): boolean {
  return getMount(choice).passenger !== undefined
}

function getMount({ order }: OrderChoice): { readonly cell?: string; readonly passenger?: string } {
  const [shot = {}] = (order['shots'] ?? []) as readonly { readonly cell?: string; readonly passenger?: string }[]
  return shot
}

function getShotName({ label }: OrderChoice): string {
  return label.replace(/^Shoot: /, '')
}
