import { computed, shallowRef, watch } from 'vue'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { Draft, Input, Json, Preview } from '#shared/match/protocol.ts'
import { listPoints, placeLastPoint } from '../inputs/point-list.ts'
import type { StoryLine } from '../story-line.ts'
import { useMatch } from '../use-match.ts'
import { useDraftChoices } from './use-draft-choices.ts'
import { useGive } from './use-give.ts'
import { useMatchStory } from './use-match-story.ts'
import { usePreview } from './use-preview.ts'
import { type Seating, useSeats } from './use-seats.ts'

/** The page of a match: what is seen, what the acting seat prepares, and giving it. */
export function useMatchPage<View>(
  id: () => string,
  toStoryLine: (line: MatchLogLine) => StoryLine,
  seating: () => Seating | null = () => null,
) {
  /** Seat from whose perspective the match is read, which follows from what was read before. */
  const viewer = shallowRef<string | null>(null)
  const { match, view, ...desk } = useMatch<View, object>(id, () => viewer.value)
  const seats = useSeats(id, match, seating)
  watch(seats.viewer, (seat) => (viewer.value = seat), { immediate: true, flush: 'sync' })
  const drafting = useDraftChoices(id, seats)
  const seatDraft = computed(() => {
    const [seat, draft] = [seats.seat.value, drafting.draft.value]
    return draft === null || seat === null ? null : { id: id(), seat, draft }
  })
  const { preview, isLoading, load } = usePreview(seatDraft, {
    stateOf: () => match.value?.version,
    isPaused: () => desk.busy.value,
    names: seats.names,
  })
  const isGamemaster = computed(() => (match.value?.campaign ?? null) !== null)
  const giving = useGive({ desk, drafting, preview, load, mayType: () => isGamemaster.value })
  const points = computed(() => findPointsInput(preview.value))

  async function give(): Promise<void> {
    if (seatDraft.value) await giving.give({ ...seatDraft.value, warning: drafting.choice.value?.warning ?? null })
  }
  /** Puts a point on the board into the draft, taking the first open choice that asks for one. */
  async function pointAt(at: Point): Promise<void> {
    if (points.value) {
      const { path } = points.value
      return drafting.fill(path, placeLastPoint(listPoints(drafting.state.value.values[path] ?? null), at))
    }
    const seat = seats.seat.value
    const { pieces } = drafting.state.value
    const candidate = drafting.focusChoices.value.find(
      ({ refusal, targets, isImmediate }) => refusal === null && targets === null && !isImmediate,
    )
    if (!candidate || seat === null || drafting.choice.value !== null) return
    const draft: Draft = { pieces, choice: candidate.id, target: null, values: {} }
    const input = findPointsInput(await load({ id: id(), seat, draft }).catch(() => null))
    if (!input) return
    drafting.choose(candidate.id)
    drafting.fill(input.path, placeLastPoint([], at))
  }

  return {
    ...desk,
    ...useMatchStory<View>(id, { entries: () => match.value?.entries ?? 0, toStoryLine, names: seats.names }),
    id,
    match,
    view,
    seats,
    drafting,
    preview,
    /** Whether the draft is being tried, so that its inputs may change. */
    isPreviewing: isLoading,
    isGamemaster,
    giving,
    points,
    pointAt,
    give,
    /** Gives what is prepared with one more value. */
    giveWith(path: string, value: Json): Promise<void> {
      drafting.fill(path, value)
      return give()
    },
    async undo() {
      drafting.clear()
      await desk.undo()
    },
    async redo() {
      drafting.clear()
      await desk.redo()
    },
  }
}

export type MatchPage<View = unknown> = ReturnType<typeof useMatchPage<View>>

/** An input that is filled by pointing at the board. */
export type PointsInput = Extract<Input, { readonly kind: 'points' }>

function findPointsInput(preview: Preview | null): PointsInput | null {
  return preview?.inputs.find((input): input is PointsInput => input.kind === 'points') ?? null
}
