import type { AftermathChoices, ChoiceQuestion, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import { isCell } from '#shared/games/planet28/vehicle-grid.ts'

/** Initial choices of an aftermath: none made. */
export const NO_AFTERMATH_CHOICES: AftermathChoices = {
  overrides: {},
  skipped: [],
  faces: {},
  agendas: {},
  medics: {},
  heirs: {},
  rounds: {},
  loot: {},
  restored: {},
  splits: {},
}

/** Answer to a choice of an aftermath. Null withdraws the answer and restores the default. */
export interface AftermathChoiceAnswer {
  readonly key: string
  readonly value: string | null
}

/**
 * Returns the choices with one more answer. If a unit has several choices of a kind, such as one per piece of gear,
 * the current values of the others are stored with it. An answer that is not among the options changes nothing.
 */
export function applyAftermathChoiceAnswer(
  choices: AftermathChoices,
  asked: AftermathResult['choices'],
  { key, value }: AftermathChoiceAnswer,
): AftermathChoices {
  const question = asked.find((choiceQuestion) => choiceQuestion.key === key)
  const isOption = value === null || question?.options.some((option) => option.value === value) === true
  if (question === undefined || !isOption) return choices
  const [kind = '', id = ''] = key.split(':')
  const answered = asked.map((choiceQuestion) =>
    choiceQuestion.key === key ? { ...choiceQuestion, chosen: value } : choiceQuestion,
  )
  const list = valuesOf(answered, `${kind}:${id}:`)
  if (kind === 'medic') return { ...choices, medics: { ...choices.medics, [id]: value } }
  if (kind === 'agenda') return { ...choices, agendas: withAgenda(choices, id, value) }
  if (kind === 'round') return { ...choices, rounds: withEntry(choices.rounds, id, value) }
  if (kind === 'loot') return { ...choices, loot: withEntry(choices.loot, id, value === null ? null : lootOf(value)) }
  if (kind === 'heir') return { ...choices, heirs: withEntry(choices.heirs, id, list?.map(heirOf) ?? null) }
  if (kind === 'slain') return { ...choices, slain: withEntry(choices.slain ?? {}, id, list?.map(Number) ?? null) }
  return { ...choices, restored: withEntry(choices.restored, id, list?.filter(isCell) ?? null) }
}

/**
 * Chosen values of all questions whose key starts with `start`, one entry per piece. Null if one of them was
 * withdrawn.
 */
function valuesOf(questions: readonly ChoiceQuestion[], start: string): string[] | null {
  const asked = questions.filter(({ key }) => key.startsWith(start))
  if (asked.some(({ chosen }) => chosen === null)) return null
  return asked.flatMap(({ chosen, count = 1 }) => Array<string>(count).fill(chosen ?? ''))
}

function withAgenda({ agendas }: AftermathChoices, id: string, value: string | null): AftermathChoices['agendas'] {
  const isShared = agendas[id]?.isShared ?? false
  const outcomes = ['done', 'failed', 'dropped', 'missed'] as const
  const outcome = outcomes.find((candidate) => candidate === value)
  return withEntry(agendas, id, outcome === undefined ? null : { outcome, isShared })
}

function lootOf(value: string): AftermathChoices['loot'][string] {
  const at = value.indexOf('/')
  return { item: value.slice(at + 1), fromUnitId: at === 0 ? null : value.slice(0, at) }
}

/** Heir named by a choice. Null for the stash, or for no heir if there is no box. */
function heirOf(value: string): string | null {
  return value === 'stash' ? null : value
}

function withEntry<Value>(
  entries: Readonly<Record<string, Value>>,
  id: string,
  value: Value | null,
): Readonly<Record<string, Value>> {
  const others = Object.entries(entries).filter(([key]) => key !== id)
  return Object.fromEntries(value === null ? others : [...others, [id, value]])
}
