import { ref, watch } from 'vue'
import type { PageKey } from '#renderer/ui/keys/page-keys.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import type { ManoeuvreName } from '#shared/games/space-planes/tables/manoeuvres.ts'
import type { Draft, Input, Json } from '#shared/match/protocol.ts'
import type { BattleDesk } from '../battle-desk.ts'
import { findShip } from '../table/table-geometry.ts'
import { computeHeadingAfterParts, findArrowSide, listPartsTowards } from './part-keys.ts'

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
export function useManoeuvreKeys(desk: BattleDesk, battle: () => BattleView): readonly PageKey[] {
  const { drafting, preview } = desk
  /** Whether the first place of the manoeuvre is left out. */
  const isFirstLeftOut = ref(false)
  watch([() => drafting.state.value.choice, () => drafting.state.value.values], () => (isFirstLeftOut.value = false))
  const findSlot = () => (drafting.draft.value ? findPartSlot(drafting.draft.value, preview.value?.inputs ?? []) : null)

  function pressArrow(key: string, isShifted: boolean): void {
    const slot = findSlot()
    const heading = findShip(battle().ships, slot?.ship ?? null)?.heading
    if (slot === null || heading === undefined) return
    const side = findArrowSide(key, computeHeadingAfterParts(heading, slot.before))
    if (side === null) return
    const { name, options, path } = slot
    const [first, second] = listPartsTowards(options, side, { name, isFirstLeftOut: isFirstLeftOut.value })
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

function findPartSlot({ choice, values }: Draft, inputs: readonly Input[]): PartSlot | null {
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
