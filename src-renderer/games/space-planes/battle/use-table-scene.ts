import { computed } from 'vue'
import type { Replay } from '#renderer/parts/match/use-replay.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { RangeLine } from '#shared/games/space-planes/questions.ts'
import { formatMm } from './format-battle.ts'
import { CHOSEN_GHOST_KEY, type OrderEditor } from './order/use-order-editor.ts'
import type { ShotSelection } from './ranges/use-shot-selection.ts'
import type { ReorientStep } from './reorient/reorient-steps.ts'
import type { ReorientStepper } from './reorient/use-reorient-stepper.ts'
import { findShip, type RulerCard, placeRulerCard } from './table/table-geometry.ts'
import type { DrawnGhost, DrawnLine, TableScene } from './table/table-scene.ts'
import { useGameQuery } from './use-battle.ts'

interface SceneParts {
  readonly id: () => string
  readonly battle: () => BattleView
  readonly order: OrderEditor
  readonly shots: ShotSelection
  readonly replay: Replay<BattleView>
  readonly stepper: ReorientStepper
  readonly arcsOf: { readonly value: string | null }
  readonly ranges: () => readonly RangeLine[]
}

/** Scene of the drawing: a reorientation step, a past state, or the battle with the order being edited. */
export function useTableScene({ id, battle, order, shots, replay, stepper, arcsOf, ranges }: SceneParts) {
  const arcShip = computed(() => findShip(battle().ships, arcsOf.value))
  const classes = useGameQuery<'arcs'>(id, () => (arcShip.value ? { ask: 'arcs', ship: arcShip.value.id } : null))
  const shotLines = computed(() => {
    const { line, back } = shots
    const shown = line.value ? [line.value, back.value] : []
    return shown.flatMap((rangeLine, at) =>
      rangeLine === null ? [] : drawnLines(rangeLine).map((drawnLine) => (at === 0 ? drawnLine : unnamed(drawnLine))),
    )
  })
  const present = computed((): TableScene => {
    const { ships } = battle()
    const chosen = order.draft.value.ship
    return {
      ships: ships.map((ship) => ({ ...ship, isChosen: ship.id === chosen || ship.id === shots.line.value?.ship })),
      ghosts: order.isFlown.value ? [] : ghostsOf(order),
      lines: chosen === null || shots.line.value ? shotLines.value : linesOf(ranges(), chosen),
      arcs: arcShip.value && classes.value ? { ship: arcShip.value, classes: classes.value } : null,
      card: cardOf(order, battle()),
    }
  })
  return computed((): TableScene => {
    if (stepper.current.value) return sceneOfStep(stepper.current.value)
    return replay.view.value ? { ships: replay.view.value.ships } : present.value
  })
}

/** Scene of one step: the moved ship and its previous position. */
function sceneOfStep({ ship: id, from, ships }: ReorientStep): TableScene {
  const currentShip = findShip(ships, id)
  const way: DrawnLine[] = currentShip ? [{ key: 'way', from, to: currentShip, kind: 'way', label: null }] : []
  return {
    ships: ships.map((ship) => ({ ...ship, isChosen: ship.id === id, isFaint: ship.id !== id })),
    ghosts: [{ key: 'from', ship: from, sweep: [], isStopped: false, isChosen: false, isQuiet: true }],
    lines: way,
  }
}

function drawnLines({ ship, target, from, to, mm, range }: RangeLine): DrawnLine[] {
  if (from === null || to === null || range === 'none') return []
  return [{ key: `${ship}>${target}`, from, to, kind: range, label: mm === null ? null : formatMm(mm) }]
}

/** Omits the label of the return line, which would overlap the other one. */
const unnamed = (line: DrawnLine): DrawnLine => ({ ...line, label: null })

/** Lines of fire of one ship that are not blocked. */
function linesOf(ranges: readonly RangeLine[], ship: string): DrawnLine[] {
  return ranges.filter((line) => line.ship === ship && line.whyNot === null).flatMap(drawnLines)
}

/** Ghosts of the possible next parts, the chosen parts, and the resulting positions of the other ships. */
function ghostsOf({ draft, ghosts, options }: OrderEditor): DrawnGhost[] {
  const chosen = ghosts.value?.chosen ?? null
  const next = options.value.map((option): DrawnGhost => {
    return {
      key: option.key,
      ship: option.to,
      sweep: option.sweep,
      isStopped: option.stopped !== null,
      note: option.stopped === null ? null : option.strikes === null ? 'border' : `strikes ${option.strikes}`,
      isChosen: false,
    }
  })
  if (!chosen || draft.value.parts.length === 0) return next
  const moved = draft.value.parts.some((part) => 'roll' in part) ? chosen.others : []
  return [
    ...next,
    ...moved.map((ship): DrawnGhost => {
      return { key: `other ${ship.id}`, ship, sweep: [], isStopped: false, isChosen: false, isQuiet: true }
    }),
    { key: CHOSEN_GHOST_KEY, ship: chosen.to, sweep: [], isStopped: chosen.stopped !== null, isChosen: true },
  ]
}

/** The joker used as a ruler for the last chosen part. */
function cardOf({ draft, ghosts }: OrderEditor, { settings }: BattleView): RulerCard | null {
  const last = draft.value.parts.at(-1)
  const chosen = ghosts.value?.chosen
  return last && chosen ? placeRulerCard(chosen.from, chosen.to, last, settings) : null
}
