import { buildOption } from '#main/games/kit/inputs.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import { formatManoeuvrePart } from '#shared/games/space-planes/part-text.ts'
import type { ManoeuvrePartPreview } from '#shared/games/space-planes/questions.ts'
import { type ManoeuvreName, MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import type { CommandDraft, Input, BoardMark, InputOption } from '#shared/match/protocol.ts'
import { listPartPreviews } from '../queries/part-previews.ts'
import { createShipMark } from './marks.ts'
import { describePossibleShots, findBestShotChance } from './possible-shot-text.ts'
import { createInput } from './seat-context.ts'

/** A manoeuvre that is put together part by part. */
export interface ManoeuvreToPlan {
  readonly ship: string
  readonly name: ManoeuvreName
  /** The command and the field that its parts fill, such as `parts` of `manoeuvre`. */
  readonly command: 'manoeuvre' | 'aim'
  readonly path: string
}

/** A part that may come next, or was chosen, with the input that it fills. */
interface PartStep {
  readonly path: string
  readonly options: readonly ManoeuvrePartPreview[]
  readonly chosen: ManoeuvrePartPreview | null
}

/** A manoeuvre as far as its parts were chosen. */
export interface ManoeuvrePlan {
  readonly inputs: readonly Input[]
  readonly parts: readonly ManoeuvrePart[]
  /** What the parts so far lead to; null without any. */
  readonly outcome: ManoeuvrePartPreview | null
  readonly marks: readonly BoardMark[]
}

/** The parts that may follow these, each with its outcome. */
type ListNextParts = (parts: readonly ManoeuvrePart[]) => readonly ManoeuvrePartPreview[]

/**
 * Creates a function that follows the chosen parts of a manoeuvre: an input for each part, whose options are what may
 * come next (SP-MAN-1 to SP-MAN-5). All but the first may be left empty. After a cancelled part nothing follows
 * (SP-CANCEL-1). The outcomes of parts are computed once.
 */
export function createManoeuvrePlanner(battle: Battle, planned: ManoeuvreToPlan) {
  const computed = new Map<string, readonly ManoeuvrePartPreview[]>()
  function listNextParts(parts: readonly ManoeuvrePart[]): readonly ManoeuvrePartPreview[] {
    const key = JSON.stringify(parts)
    const { ship, name } = planned
    const options = computed.get(key) ?? listPartPreviews(battle, { ship, name, parts: [...parts] }).options
    computed.set(key, options)
    return options
  }

  return function planManoeuvre(values: CommandDraft['values']): ManoeuvrePlan {
    const steps = listSteps(planned, listNextParts, values)
    const chosen = steps.flatMap((step) => step.chosen ?? [])
    return {
      inputs: steps.map((step, index) => createPartInput(battle, planned, { step, index })),
      parts: chosen.map(({ part }) => part),
      outcome: chosen.at(-1) ?? null,
      marks: createPlanMarks(steps),
    }
  }
}

function listSteps(
  { name, path }: ManoeuvreToPlan,
  listNextParts: ListNextParts,
  values: CommandDraft['values'],
): PartStep[] {
  const steps: PartStep[] = []
  const parts: ManoeuvrePart[] = []
  for (let index = 0; index < MANOEUVRES[name].parts.length; index += 1) {
    const options = listNextParts(parts)
    if (options.length === 0) break
    const partPath = `${path}.${index}`
    const value = JSON.stringify(values[partPath] ?? null)
    const chosen = options.find(({ part }) => JSON.stringify(part) === value) ?? null
    steps.push({ path: partPath, options, chosen })
    if (chosen === null || chosen.stopped !== null) break
    parts.push(chosen.part)
  }
  return steps
}

function createPartInput(
  battle: Battle,
  { command, ship }: ManoeuvreToPlan,
  { step: { path, options }, index }: { readonly step: PartStep; readonly index: number },
): Input {
  return createInput(command, path, {
    label: index === 0 ? 'First part' : 'Next part',
    hint: null,
    options: options.map((option) => createPartOption(battle, ship, option)),
    isOptional: index > 0,
  })
}

function createPartOption(battle: Battle, ship: string, option: ManoeuvrePartPreview): InputOption {
  const { part, to, stopped, stops, aims } = option
  const label = formatManoeuvrePart(part)
  const notes = [
    ...('roll' in part ? [`face ${to.face} comes up`] : []),
    ...(stops.length > 0 ? ['a step of others is cancelled'] : []),
    ...describePossibleShots(battle, ship, aims),
  ]
  return buildOption(part, label.charAt(0).toUpperCase() + label.slice(1), {
    group: getPartGroup(part),
    note: stopped === null && notes.length > 0 ? notes.join('; ') : null,
    chance: findBestShotChance(battle, ship, aims),
    refusal: stopped === null ? null : { code: 'cancelled', message: `Cancelled: ${stopped}.`, rule: 'SP-CANCEL-1' },
  })
}

function getPartGroup(part: ManoeuvrePart): string {
  if ('move' in part) return part.move === 'long' ? 'Long move' : 'Short move'
  if ('pivot' in part) return 'Pivot'
  return 'roll' in part ? 'Roll' : 'Plane number'
}

/** Marks of the possible next parts, of the chosen ones, and of the ships that a roll reorients. */
function createPlanMarks(steps: readonly PartStep[]): BoardMark[] {
  const open = steps.findLast(({ chosen }) => chosen === null)
  const last = steps.findLast(({ chosen }) => chosen !== null)
  const hasRoll = steps.some(({ chosen }) => chosen !== null && 'roll' in chosen.part)
  return [
    ...(open ? open.options.map((option) => createPartMark(open.path, option)) : []),
    ...(hasRoll ? (last?.chosen?.others ?? []).map((ship) => createShipMark(ship, { role: 'other' })) : []),
    ...(last?.chosen ? createChosenMarks(last, last.chosen) : []),
  ]
}

function createPartMark(path: string, { part, to, stopped, strikes }: ManoeuvrePartPreview): BoardMark {
  return createShipMark(to, {
    role: 'next',
    isStopped: stopped !== null,
    note: stopped === null ? null : strikes === null ? 'border' : `strikes ${strikes}`,
    fills: { [path]: part },
  })
}

/** The chosen place with the area swept on the way. Pressed again, a pivot turns the other way (SP-PIVOT-2). */
function createChosenMarks(
  { path, options }: PartStep,
  { part, from, to, stopped, sweep }: ManoeuvrePartPreview,
): BoardMark[] {
  const { x, y, heading } = from
  const reverse = options.find(
    (option) =>
      'pivot' in option.part && 'pivot' in part && option.part.turn !== part.turn && isSamePlace(option.to, to),
  )
  return [
    ...(sweep.length > 0 ? [{ kind: 'area', outline: sweep } as const] : []),
    createShipMark(to, {
      role: 'chosen',
      isStopped: stopped !== null,
      fills: reverse ? { [path]: reverse.part } : null,
      step: { part, from: { x, y, heading } },
    }),
  ]
}

function isSamePlace(a: ManoeuvrePartPreview['to'], b: ManoeuvrePartPreview['to']): boolean {
  return a.x === b.x && a.y === b.y
}
