import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, FigureStatus, Machine } from '#shared/games/planetary-sand/model.ts'
import { FIGURES } from '#shared/games/planetary-sand/tables/figures.ts'
import { STATE_LABELS } from './format-battle.ts'
import { NONE_VALUE } from './place-choices.ts'

/** Form fields of a correction of one figure or machine. */
export interface CorrectionForm {
  status: FigureStatus | null
  /** Id of the guard of a prisoner. */
  guard: string | null
  zone: string | null
  inside: string | null
  near: string | null
  cover: string | null
  /** Millimetres on the map. */
  x: number | null
  y: number | null
  heading: number | null
  hasSuit: boolean
  grenades: number | null
  isWreck: boolean
  isLoaded: boolean
  spares: number | null
}

const isFigure = (piece: Figure | Machine): piece is Figure => 'kind' in piece

/** Returns the form with the current values of a figure or machine. */
export function createCorrectionForm({ captives }: Battle, piece: Figure | Machine): CorrectionForm {
  const figure = isFigure(piece) ? piece : null
  const machine = isFigure(piece) ? null : piece
  return {
    status: figure?.status ?? 'able',
    guard: captives.find(({ men }) => men.includes(piece.id))?.guards[0] ?? null,
    zone: piece.zone ?? NONE_VALUE,
    inside: piece.inside ?? NONE_VALUE,
    near: piece.near ?? NONE_VALUE,
    cover: piece.cover ?? NONE_VALUE,
    x: piece.at?.x ?? null,
    y: piece.at?.y ?? null,
    heading: piece.heading,
    hasSuit: figure?.hasSuit ?? false,
    grenades: figure?.grenades ?? 0,
    isWreck: machine?.isWreck ?? false,
    isLoaded: machine?.isLoaded ?? false,
    spares: machine?.spares ?? 0,
  }
}

/** Lists the possible states of a figure. A robot is never a prisoner, a man never a wreck (SAND-HTH-4, SAND-DEF-4). */
export function listStateChoices({ kind, status }: Figure): { value: FigureStatus; label: string }[] {
  const all: FigureStatus[] = FIGURES[kind].isRobot
    ? ['able', 'damaged', 'lost']
    : ['able', 'killed', 'prisoner', 'disarmed', 'returning', 'lost']
  return [...new Set([...all, status])].map((value) => ({ value, label: STATE_LABELS[value] }))
}

/** Whether a state requires a guard. */
export function isGuardedStatus(status: FigureStatus | null): boolean {
  return status === 'prisoner' || status === 'disarmed'
}

/** Lists the able men of the other side, who may guard a prisoner. */
export function listGuardChoices({ figures }: Battle, { side }: Figure): { value: string; label: string }[] {
  return figures
    .filter((figure) => figure.side !== side && figure.status === 'able' && figure.kind === 'man')
    .map(({ id }) => ({ value: id, label: id }))
}

/** Builds the command that applies only the changed fields. */
export function buildCorrectionOrder(battle: Battle, piece: Figure | Machine, form: CorrectionForm, note: string) {
  const before = createCorrectionForm(battle, piece)
  const changed = <Key extends keyof CorrectionForm>(...keys: Key[]) =>
    Object.fromEntries(keys.filter((key) => form[key] !== before[key]).map((key) => [key, orNull(form[key])]))
  const isMoved = form.x !== before.x || form.y !== before.y
  const at = isMoved && form.x !== null && form.y !== null ? { at: { x: form.x, y: form.y } } : {}
  const isSaid = isGuardedStatus(form.status) && (form.guard !== before.guard || form.status !== before.status)
  const held = isSaid ? { status: form.status, ...(form.guard !== null && { guards: [form.guard] }) } : {}
  const others = isSaid && form.guard === before.guard ? listFellowPrisoners(battle, piece.id) : []
  const { id } = piece
  const figure = { id, ...at, ...changed('status', 'zone', 'inside', 'near', 'cover', 'hasSuit', 'grenades'), ...held }
  const machine = { id, ...at, ...changed('heading', 'isWreck', 'isLoaded', 'spares') }
  return {
    type: 'correct',
    note,
    figures: isFigure(piece) ? [figure, ...others.map((otherText) => ({ id: otherText, ...held }))] : [],
    machines: isFigure(piece) ? [] : [machine],
  } as Omit<CommandOf<'correct'>, 'by'>
}

/** Lists the prisoners of the same guards, who are disarmed together. */
export function listFellowPrisoners({ captives }: Battle, id: string): string[] {
  return captives.find(({ men }) => men.includes(id))?.men.filter((man) => man !== id) ?? []
}

function orNull<Value>(value: Value): Value | null {
  return value === NONE_VALUE ? null : value
}
