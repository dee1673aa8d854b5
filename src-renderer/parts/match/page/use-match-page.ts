import { computed, shallowRef, watch } from 'vue'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { Json } from '#shared/match/protocol.ts'
import type { StoryLine } from '../story-line.ts'
import { useMatch } from '../use-match.ts'
import { useBoardPoints } from './use-board-points.ts'
import { useDraftChoices } from './use-draft-choices.ts'
import { useGive } from './use-give.ts'
import { useKeptDraft } from './use-kept-draft.ts'
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
  useKeptDraft({ id, versionOf: () => match.value?.version, seats, state: drafting.state })
  const seatDraft = computed(() => {
    const [seat, draft] = [seats.seat.value, drafting.draft.value]
    return draft === null || seat === null ? null : { id: id(), seat, draft }
  })
  const { preview, isLoading, load } = usePreview(seatDraft, {
    stateOf: () => match.value?.version,
    isPaused: () => desk.busy.value,
  })
  const isGamemaster = computed(() => (match.value?.campaign ?? null) !== null)
  const stateOf = () => match.value?.version
  const giving = useGive({ desk, drafting, preview, load, mayType: () => isGamemaster.value, stateOf })
  const { points, pointAt } = useBoardPoints(id, { seat: seats.seat, drafting, preview, load })

  async function give(): Promise<void> {
    if (seatDraft.value) await giving.give(seatDraft.value)
  }
  return {
    ...desk,
    ...useMatchStory<View>(id, { entries: () => match.value?.entries ?? 0, toStoryLine }),
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
      drafting.setInput(path, value)
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
