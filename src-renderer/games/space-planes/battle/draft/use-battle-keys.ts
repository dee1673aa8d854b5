import { ref, watch } from 'vue'
import { usePageShortcuts, type PageShortcut } from '#renderer/ui/keys/page-shortcuts.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { type Face, FACES, type ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import type { ManoeuvreName } from '#shared/games/space-planes/tables/manoeuvres.ts'
import type { Input, Json, InputOption, CommandDraft } from '#shared/match/protocol.ts'
import type { BattlePageContext } from '../battle-page-context.ts'
import { findShip } from '../table/table-geometry.ts'
import { computeHeadingAfterManoeuvre, findSideForArrowKey, listManoeuvrePartsTowards } from './manoeuvre-part-keys.ts'

/** Keys of the game besides the letters of its choices: arrows for parts and places, digits for numbers. */
export function useBattleKeys(desk: BattlePageContext, battle: () => BattleView, isActing: () => boolean): void {
  const keys = [...useManoeuvreKeys(desk, battle), ...listPlacingKeys(desk), ...listNumberKeys(desk)]
  usePageShortcuts(keys.map((key) => ({ ...key, when: () => isActing() && (key.when?.() ?? true) })))
}

/** Degrees that a key turns the ship by, unless ships stand square. */
const TURN_DEGREES = 5
const FULL_TURN = 360

/** Keys that turn the ship which is placed, and its face. */
function listPlacingKeys({ drafting, preview }: BattlePageContext): readonly PageShortcut[] {
  const findInput = (path: string): Input | null => preview.value?.inputs.find((input) => input.path === path) ?? null
  function turn(sense: number): void {
    const input = findInput('heading')
    const heading = drafting.state.value.values['heading'] ?? input?.value ?? 0
    if (input === null || typeof heading !== 'number') return
    const by = input.kind === 'one-of' ? FULL_TURN / input.options.length : TURN_DEGREES
    drafting.setInput('heading', (heading + sense * by + FULL_TURN) % FULL_TURN)
  }
  function showNextFace(): void {
    const input = findInput('face')
    if (input?.kind !== 'one-of') return
    const face = drafting.state.value.values['face'] ?? input.value
    const at = input.options.findIndex(({ value }) => value === face)
    const next = input.options[(at + 1) % input.options.length]
    if (next) drafting.setInput('face', next.value)
  }
  return [
    {
      keys: ['[', ']'],
      label: 'Turn the ship',
      shown: '[ ]',
      when: () => findInput('heading') !== null,
      run: (key) => turn(key === '[' ? 1 : -1),
    },
    { keys: ['F'], label: 'Next face up', when: () => findInput('face') !== null, run: showNextFace },
  ]
}

/** Keys that fill faces and plane numbers by their digit: the first one that is missing, else the last one. */
function listNumberKeys({ drafting, preview }: BattlePageContext): readonly PageShortcut[] {
  const findInput = () => findNumberInput(preview.value?.inputs ?? [], drafting.state.value.values)
  return [
    {
      keys: FACES.map(String),
      label: 'Choose the face or the plane number',
      shown: '1–6',
      when: () => findInput() !== null,
      run(key) {
        const input = findInput()
        const option = input?.options.find((candidate) => getNumber(candidate) === Number(key))
        if (input && option && option.refusal === null) drafting.setInput(input.path, option.value)
      },
    },
  ]
}

type NumberInput = Extract<Input, { kind: 'one-of' }>

function findNumberInput(inputs: readonly Input[], values: { readonly [path: string]: Json }): NumberInput | null {
  const numbered = inputs.filter(
    (input): input is NumberInput =>
      input.kind === 'one-of' &&
      input.options.some((option) => getNumber(option) !== null) &&
      !input.path.startsWith('cards.'),
  )
  const missing = numbered.find(({ path, value }) => (values[path] ?? value) === null)
  return missing ?? numbered.at(-1) ?? null
}

/** The face or plane number of an option, also of the part of a plane switch; null if it is none. */
function getNumber({ value }: Pick<InputOption, 'value'>): Face | null {
  const number = typeof value === 'object' && value !== null && 'plane' in value ? value['plane'] : value
  return FACES.find((face) => face === number) ?? null
}

/** Controls that use the arrow keys themselves. */
const HANDLES_ARROWS = 'input, select, [role="tab"], [role="radio"], [role="slider"]'

/** The input of the next part of a manoeuvre, or of its last one if all are chosen. */
interface PartSlot {
  readonly path: string
  readonly options: readonly ManoeuvrePart[]
  readonly name: ManoeuvreName
  readonly ship: string
  /** Parts chosen before it. */
  readonly before: readonly ManoeuvrePart[]
}

/** Keys that choose the parts of the manoeuvre in hand. */
function useManoeuvreKeys(desk: BattlePageContext, battle: () => BattleView): readonly PageShortcut[] {
  const { drafting, preview } = desk
  /** Whether the first place of the manoeuvre is left out. */
  const isFirstLeftOut = ref(false)
  watch([() => drafting.state.value.choice, () => drafting.state.value.values], () => (isFirstLeftOut.value = false))
  const findSlot = () => (drafting.draft.value ? findPartSlot(drafting.draft.value, preview.value?.inputs ?? []) : null)

  function pressArrow(key: string, isShifted: boolean): void {
    const slot = findSlot()
    const heading = findShip(battle().ships, slot?.ship ?? null)?.heading
    if (slot === null || heading === undefined) return
    const side = findSideForArrowKey(key, computeHeadingAfterManoeuvre(heading, slot.before))
    if (side === null) return
    const { name, options, path } = slot
    const [first, second] = listManoeuvrePartsTowards(options, side, { name, isFirstLeftOut: isFirstLeftOut.value })
    const part = isShifted ? second : first
    if (part) drafting.setInput(path, part)
  }
  function takePartBack(): void {
    const { values } = drafting.state.value
    const last = Object.keys(values).findLast((path) => isPartPath(path) && values[path] !== null)
    if (last !== undefined) drafting.setInput(last, null)
  }
  const isPlanning = () => findSlot() !== null
  return [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      label: 'Choose the part; with Shift the other one to that side',
      shown: '←↑→↓',
      when: () => isPlanning() && !document.activeElement?.closest(HANDLES_ARROWS),
      run: (key, { shiftKey }) => pressArrow(key, shiftKey),
    },
    { keys: ['.'], label: 'Leave this part out', when: isPlanning, run: () => (isFirstLeftOut.value = true) },
    { keys: ['Backspace'], label: 'Take the last part back', when: isPlanning, run: takePartBack },
  ]
}

const isPartPath = (path: string): boolean => /(?:^|\.)parts\.\d+$/.test(path)

function findPartSlot({ choice, values }: CommandDraft, inputs: readonly Input[]): PartSlot | null {
  const parts = inputs.flatMap((input) => (input.kind === 'one-of' && isPartPath(input.path) ? [input] : []))
  const open = parts.find(({ path }) => (values[path] ?? null) === null) ?? parts.at(-1)
  if (!open) return null
  const at = open.path.lastIndexOf('.')
  const [prefix, index] = [open.path.slice(0, at), Number(open.path.slice(at + 1))]
  const before = Array.from({ length: index }, (_, place) => values[`${prefix}.${place}`] as ManoeuvrePart)
  const options = open.options.map(({ value }) => value as ManoeuvrePart)
  return { path: open.path, options, before, ...findPlanned(choice, values[prefix.slice(0, -'.parts'.length)] ?? null) }
}

/** Name and ship of a manoeuvre: from the id of its choice, or from what follows a shot by mail. */
function findPlanned(choice: string, after: Json): Pick<PartSlot, 'name' | 'ship'> {
  const [, name, ship = ''] = choice.split(':')
  return after === null ? { name: name as ManoeuvreName, ship } : (after as Pick<PartSlot, 'name' | 'ship'>)
}
