import { buildCorrectionChoice, buildCorrectionTarget, findUnchangedCorrectionRefusal } from '#main/games/kit/choice.ts'
import { buildOption, type InputDetails } from '#main/games/kit/inputs.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command, CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, FigureStatus, Machine } from '#shared/games/planetary-sand/model.ts'
import { FIGURE_STATUS_LABELS } from '#shared/games/planetary-sand/status-labels.ts'
import { COVERS } from '#shared/games/planetary-sand/tables/armour.ts'
import { FIGURES } from '#shared/games/planetary-sand/tables/figures.ts'
import { formatList } from '#shared/kit/format.ts'
import type { CommandDraft, Input, Json, InputOption } from '#shared/match/protocol.ts'
import { findFigure, findMachine } from '../state/find.ts'
import type { SandChoice } from './choice-context.ts'
import { createInput } from './inputs.ts'
import { findCommandRefusal } from './trial.ts'

/** Correction of a figure or a machine to how it stands at the table. */
export function createCorrectionChoice(battle: Battle): SandChoice {
  const { figures, machines, sides } = battle
  const by = sides[0]
  const nothing: Command = { type: 'correct', by, note: '-', figures: [], machines: [] }
  const targets = [...figures, ...machines].map(({ id, side }) => buildCorrectionTarget(id, id, side))
  return {
    choice: buildCorrectionChoice('Correct a figure', { targets, refusal: findCommandRefusal(battle, nothing) }),
    inputs: (draft) => listInputs(battle, draft),
    refusal: (draft) => findUnchangedCorrectionRefusal(listInputs(battle, draft), draft.values),
    commands: (draft) => [buildCommand(battle, draft)],
  }
}

function listInputs(battle: Battle, { target, values }: Pick<CommandDraft, 'target' | 'values'>): Input[] {
  const figure = findFigure(battle, target ?? '')
  const machine = findMachine(battle, target ?? '')
  const note = createInput('correct', 'note')
  if (figure) return [...listFigureInputs(battle, figure, values), note]
  return machine ? [...listMachineInputs(battle, machine), note] : []
}

function listFigureInputs(battle: Battle, figure: Figure, values: CommandDraft['values']): Input[] {
  const { inside, cover, grenades, hasSuit, status, zone, near } = figure
  const { sides, objectives, rooms, machines, fieldMm } = battle
  const places = [...rooms, ...machines]
  return [
    createPieceInput('figures', 'status', { options: listStatusOptions(figure), value: status }),
    ...(isHeldStatus(values['status'] ?? status) ? [createGuardInput(battle, figure)] : []),
    ...(fieldMm ? listPlaceInputs('figures', figure, fieldMm) : []),
    ...(fieldMm
      ? []
      : [
          createNullableInput('zone', 'No Man’s Land', {
            options: sides.map((side) => buildOption(side, `Zone of ${side}`)),
            value: zone,
          }),
          ...(objectives.length > 0
            ? [createNullableInput('near', 'None', { options: objectives.map(toOption), value: near })]
            : []),
        ]),
    ...(places.length > 0
      ? [createNullableInput('inside', 'Nothing', { options: places.map(toOption), value: inside })]
      : []),
    createNullableInput('cover', 'In the open', { options: COVER_OPTIONS, value: cover }),
    createPieceInput('figures', 'grenades', { value: grenades }),
    createPieceInput('figures', 'hasSuit', { value: hasSuit }),
  ]
}

function listMachineInputs({ fieldMm }: Battle, machine: Machine): Input[] {
  const { heading, spares, isWreck, isLoaded } = machine
  return [
    ...(fieldMm ? listPlaceInputs('machines', machine, fieldMm) : []),
    ...(fieldMm
      ? [createPieceInput('machines', 'heading', { max: 359, value: heading, isOptional: heading === null })]
      : []),
    createPieceInput('machines', 'spares', { value: spares }),
    createPieceInput('machines', 'isWreck', { value: isWreck }),
    createPieceInput('machines', 'isLoaded', { value: isLoaded }),
  ]
}

/** Coordinates on the map, in millimetres. A piece that is not on it may stay beside it. */
function listPlaceInputs(list: 'figures' | 'machines', { at }: Figure | Machine, size: readonly number[]): Input[] {
  const isOptional = at === null
  return [
    createPieceInput(list, 'at.x', { label: 'From the left, mm', max: size[0] ?? 0, value: at?.x ?? null, isOptional }),
    createPieceInput(list, 'at.y', { label: 'From below, mm', max: size[1] ?? 0, value: at?.y ?? null, isOptional }),
  ]
}

/** An input of one piece, whose path is that within its entry of the command. */
function createPieceInput(list: 'figures' | 'machines', path: string, details: InputDetails): Input {
  return { ...createInput('correct', `${list}.${path}`, { isOptional: false, ...details }), path }
}

/** An input of a figure that offers null as an option, with its own label, such as “in the open”. */
function createNullableInput(path: string, nullLabel: string, { options = [], ...details }: InputDetails): Input {
  return createPieceInput('figures', path, {
    ...details,
    options: [buildOption(null, nullLabel), ...options],
    isOptional: true,
  })
}

function toOption({ id }: { readonly id: string }): InputOption {
  return buildOption(id, id)
}

/** Kinds of cover (SAND-HIT-3). */
const COVER_OPTIONS: readonly InputOption[] = Object.entries(COVERS).map(([id, { title }]) =>
  buildOption(id, capitalize(title)),
)

/** A robot is never a prisoner, a man never a wreck (SAND-HTH-4, SAND-DEF-4). */
function listStatusOptions({ kind, status }: Figure): InputOption[] {
  const usual: FigureStatus[] = FIGURES[kind].isRobot
    ? ['able', 'damaged', 'lost']
    : ['able', 'killed', 'prisoner', 'disarmed', 'returning', 'lost']
  return [...new Set([...usual, status])].map((value) => buildOption(value, capitalize(FIGURE_STATUS_LABELS[value])))
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Whether a state requires a guard (SAND-PRIS-1). */
function isHeldStatus(status: Json): boolean {
  return status === 'prisoner' || status === 'disarmed'
}

/** The guard of a prisoner: an able man of the other side (SAND-PRIS-1). */
function createGuardInput(battle: Battle, { id, side }: Figure): Input {
  const guards = battle.figures.filter(
    (figure) => figure.side !== side && figure.status === 'able' && figure.kind === 'man',
  )
  const fellows = listFellowPrisoners(battle, id)
  const input = createPieceInput('figures', 'guards', { value: findGuard(battle, id) })
  return {
    ...input,
    kind: 'one-of',
    options: guards.map(toOption),
    isFinal: false,
    hint: fellows.length > 0 ? `Disarmed together with ${formatList(fellows)}.` : null,
  }
}

function findGuard({ captives }: Battle, id: string): string | null {
  return captives.find(({ men }) => men.includes(id))?.guards[0] ?? null
}

/** The prisoners of the same guards, who are disarmed together (SAND-PRIS-3). */
function listFellowPrisoners({ captives }: Battle, id: string): string[] {
  return captives.find(({ men }) => men.includes(id))?.men.filter((man) => man !== id) ?? []
}

/** The command with the changed values alone. */
function buildCommand(
  battle: Battle,
  { target, values: { note = '', ...values } }: CommandDraft,
): CommandOf<'correct'> {
  const id = target ?? ''
  const before = new Map(listInputs(battle, { target, values: {} }).map(({ path, value }) => [path, value]))
  const changes = Object.entries(values).filter(([path, value]) => value !== (before.get(path) ?? null))
  const { 'at.x': _x, 'at.y': _y, status: _status, guards: _guards, ...plain } = Object.fromEntries(changes)
  const isMoved = changes.some(([path]) => path.startsWith('at.'))
  const at = isMoved ? { at: { x: values['at.x'] ?? null, y: values['at.y'] ?? null } } : {}
  const entry = { id, ...at, ...plain }
  const figure = findFigure(battle, id)
  const lists = figure
    ? { figures: listFigureEntries(battle, figure, { entry, values }), machines: [] }
    : { figures: [], machines: [entry] }
  return {
    type: 'correct',
    by: battle.sides[0],
    note: typeof note === 'string' ? note : '',
    ...lists,
  } as CommandOf<'correct'>
}

/** The entry of a figure, and those of its fellow prisoners if they share its new state (SAND-PRIS-3). */
function listFigureEntries(
  battle: Battle,
  figure: Figure,
  { entry, values }: { readonly entry: { readonly id: string }; readonly values: CommandDraft['values'] },
) {
  const { status = null, guards = null } = values
  if (!isHeldStatus(status)) return [{ ...entry, ...(status !== figure.status && { status }) }]
  const isSameGuard = guards === findGuard(battle, figure.id)
  if (isSameGuard && status === figure.status) return [entry]
  const held = { status, ...(guards !== null && { guards: [guards] }) }
  const fellows = isSameGuard ? listFellowPrisoners(battle, figure.id) : []
  return [{ ...entry, ...held }, ...fellows.map((id) => ({ id, ...held }))]
}
