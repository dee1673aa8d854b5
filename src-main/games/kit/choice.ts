import type {
  Choice,
  CommandDraft,
  DraftForecast,
  Input,
  Json,
  BoardMark,
  Notice,
  DraftPreview,
  Refusal,
  DiceToRoll,
  ChoiceTarget,
} from '#shared/match/protocol.ts'
import { createSeededDice } from './dice.ts'
import { readDraftValues } from './draft-values.ts'
import type { BaseCommand, Decision, Game } from './game.ts'

/** What a preview of a draft shows besides its inputs and commands. */
export interface DraftPreviewDetails {
  readonly label?: string
  /** What a person should confirm before giving it (default: the warning of the choice). */
  readonly confirmation?: string | null
  readonly text?: string | null
  readonly warnings?: readonly Notice[]
  readonly marks?: readonly BoardMark[]
  readonly forecast?: DraftForecast | null
  readonly rolls?: readonly DiceToRoll[]
}

/** A choice with the functions that ask for its inputs and build its commands. */
export interface PlayableChoice<Command> {
  readonly choice: Choice
  /**
   * Inputs to ask for. They may depend on the target and on the values entered so far, which have already been checked.
   */
  readonly inputs?: (draft: CommandDraft) => readonly Input[]
  /** Why a draft with nothing missing is refused before its commands are tried, or null. Values include the defaults. */
  readonly refusal?: (draft: CommandDraft) => Refusal | null
  /** Commands of a draft with nothing missing. Its values include the defaults. */
  readonly commands: (draft: CommandDraft) => readonly Command[]
  /** `isComplete` says whether nothing is missing. Values include the defaults. */
  readonly details?: (draft: CommandDraft, isComplete: boolean) => DraftPreviewDetails
}

/** The rules that a draft is tried with. */
type Rules<State, Command extends BaseCommand, Event> = Pick<
  Game<State, Command, Event, unknown>,
  'decide' | 'evolve' | 'commands'
>

/** Creates a choice, open and without anything special unless stated. */
export function buildChoice(fields: Pick<Choice, 'id' | 'label' | 'group'> & Partial<Choice>): Choice {
  return {
    actors: [],
    targets: null,
    cost: null,
    note: null,
    refusal: null,
    key: null,
    isPrimary: false,
    isImmediate: false,
    isSeldom: false,
    warning: null,
    ...fields,
  }
}

/** Id of the choice that corrects a piece, in every game. */
export const CORRECTION_CHOICE_ID = 'correct'

/** Builds the choice that sets a piece to its actual state on the table. Refused if there is no piece. */
export function buildCorrectionChoice(
  label: string,
  { targets, refusal }: { readonly targets: readonly ChoiceTarget[]; readonly refusal: Refusal | null },
): Choice {
  const noPiece = { code: 'no-piece', message: 'No piece is on the table yet.', rule: null }
  return buildChoice({
    id: CORRECTION_CHOICE_ID,
    label,
    group: 'Correction',
    targets,
    refusal: refusal ?? (targets.length === 0 ? noPiece : null),
    isSeldom: true,
  })
}

/**
 * Refusal of a correction in which every value except the note equals the default of its input. Null if one differs.
 */
export function findUnchangedCorrectionRefusal(
  inputs: readonly Input[],
  values: CommandDraft['values'],
): Refusal | null {
  const isChanged = inputs.some(({ path, value }) => path !== 'note' && (values[path] ?? null) !== value)
  return isChanged
    ? null
    : { code: 'unchanged', message: 'This is what the record says: change at least one value.', rule: null }
}

/** A piece that can be corrected, in the group of its side or its vehicle. */
export function buildCorrectionTarget(id: string, label: string, group: string): ChoiceTarget {
  return { id, label, group, chance: null, note: null, refusal: null }
}

/** Tries a draft out: asks for what is missing, or builds its commands and lets the rules judge them. */
export function previewChoiceDraft<State, Command extends BaseCommand, Event>(
  rules: Rules<State, Command, Event>,
  state: State,
  { playable, draft }: { readonly playable: PlayableChoice<Command>; readonly draft: CommandDraft },
): DraftPreview {
  const { choice } = playable
  const { inputs, values, refusal } = readDraftValues(playable.inputs ?? (() => []), draft)
  const filled = { ...draft, values }
  const missing = listMissing(choice, inputs, filled)
  const isComplete = missing.length === 0
  const details = playable.details?.(filled, isComplete) ?? {}
  const target = choice.targets?.find(({ id }) => id === draft.target)
  const closed =
    choice.refusal ?? target?.refusal ?? refusal ?? (isComplete ? (playable.refusal?.(filled) ?? null) : null)
  const tried =
    closed === null && isComplete
      ? tryCommands(rules, state, playable.commands(filled))
      : { commands: [], refusal: closed }
  return {
    label: details.label ?? choice.label,
    confirmation: details.confirmation === undefined ? choice.warning : details.confirmation,
    commands: tried.commands as unknown as DraftPreview['commands'],
    inputs,
    missing,
    refusal: tried.refusal,
    text: details.text ?? null,
    warnings: details.warnings ?? [],
    marks: details.marks ?? [],
    forecast: details.forecast ?? null,
    rolls: details.rolls ?? [],
  }
}

function listMissing(choice: Choice, inputs: readonly Input[], { target, values }: CommandDraft): string[] {
  const isAimed = choice.targets === null || choice.targets.some(({ id }) => id === target)
  const empty = inputs.filter(({ path, isOptional }) => !isOptional && (values[path] ?? null) === null)
  return [...(isAimed ? [] : ['target']), ...empty.map(({ path }) => path)]
}

/** Runs commands one after the other on throw-away dice. One that is refused refuses them all. */
function tryCommands<State, Command extends BaseCommand, Event>(
  rules: Rules<State, Command, Event>,
  start: State,
  commands: readonly Command[],
): { readonly commands: readonly Command[]; readonly refusal: Refusal | null } {
  let state = start
  const parsed: Command[] = []
  for (const given of commands) {
    const read = rules.commands.safeParse(given)
    if (!read.success) return { commands: [], refusal: describeFault(read.error.issues[0]) }
    const decision: Decision<Event> = rules.decide(state, read.data, createSeededDice('preview'))
    if (!decision.ok) return { commands: [], refusal: decision.refusal }
    state = decision.events.reduce((now, event) => rules.evolve(now, event), state)
    parsed.push(read.data)
  }
  return { commands: parsed, refusal: null }
}

function describeFault(issue: { readonly message: string; readonly path?: readonly unknown[] } | undefined): Refusal {
  const field = issue?.path?.at(-1)
  const where = typeof field === 'string' ? `${field}: ` : ''
  return { code: 'invalid', message: `${where}${issue?.message ?? 'This value is not possible.'}`, rule: null }
}

/** Builds a command from a template and the values of a draft. A path such as `ends.cover` fills a nested field. */
export function fillCommandTemplate<Command>(template: Command, values: CommandDraft['values']): Command {
  return Object.entries(values).reduce<Json>(
    (command, [path, value]) => withPath(command, path.split('.'), value),
    template as Json,
  ) as Command
}

function withPath(json: Json, [key = '', ...rest]: readonly string[], value: Json): Json {
  const record = (json ?? {}) as { readonly [key: string]: Json }
  return { ...record, [key]: rest.length === 0 ? value : withPath(record[key] ?? null, rest, value) }
}
