import { useInfiniteQuery } from '@tanstack/vue-query'
import { computed, shallowRef, watch, type Ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { type MatchPageState, useMatchPageStates } from '#renderer/stores/match-page-states.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { Json, CommandDraft, Input, DraftPreview } from '#shared/match/protocol.ts'
import { parsePoints, moveLastPointTo } from '../inputs/point-list.ts'
import type { StoryLine } from '../story-line.ts'
import { useMatchReplay } from '../use-match-replay.ts'
import { useMatch } from '../use-match.ts'
import { useChoicesAndDraft, type ChoicesAndDraft } from './use-choices-and-draft.ts'
import { useDraftPreview, type SeatDraft } from './use-draft-preview.ts'
import { useDraftSubmission } from './use-draft-submission.ts'
import { type RemoteSeats, useScreenSeats, type ScreenSeats } from './use-screen-seats.ts'

/** The page of a match: what is seen, what the acting seat prepares, and giving it. */
export function useMatchPage<View>(
  id: () => string,
  toStoryLine: (line: MatchLogLine) => StoryLine,
  seating: () => RemoteSeats | null = () => null,
) {
  /** Seat from whose perspective the match is read, which follows from what was read before. */
  const viewer = shallowRef<string | null>(null)
  const { match, view, ...desk } = useMatch<View, object>(id, () => viewer.value)
  const seats = useScreenSeats(id, match, seating)
  watch(seats.viewer, (seat) => (viewer.value = seat), { immediate: true, flush: 'sync' })
  const drafting = useChoicesAndDraft(id, seats)
  useKeptDraft({ id, versionOf: () => match.value?.version, seats, state: drafting.state })
  const seatDraft = computed(() => {
    const [seat, draft] = [seats.seat.value, drafting.draft.value]
    return draft === null || seat === null ? null : { id: id(), seat, draft }
  })
  const { preview, isLoading, load } = useDraftPreview(seatDraft, {
    stateOf: () => match.value?.version,
    isPaused: () => desk.busy.value,
  })
  const isGamemaster = computed(() => (match.value?.campaign ?? null) !== null)
  const stateOf = () => match.value?.version
  const giving = useDraftSubmission({ desk, drafting, preview, load, mayType: () => isGamemaster.value, stateOf })
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

interface KeptDraftOptions {
  readonly id: () => string
  /** Version of the match; undefined until it is loaded. */
  readonly versionOf: () => number | undefined
  readonly seats: Pick<ScreenSeats, 'seat' | 'mine'>
  readonly state: Readonly<Ref<MatchPageState>>
}

/** Keeps what a seat prepares for a match over a reload of the window, as long as the version of the match stays. */
function useKeptDraft({ id, versionOf, seats, state }: KeptDraftOptions): void {
  const pages = useMatchPageStates()
  watch(
    () => (versionOf() === undefined ? null : id()),
    (loaded) => {
      if (loaded !== null) pages.restoreDraft(loaded, { version: versionOf() ?? 0, mine: seats.mine.value })
    },
    { immediate: true },
  )
  watch(
    () => [versionOf(), seats.seat.value, { ...state.value }],
    () => {
      const version = versionOf()
      if (version !== undefined) pages.keepDraft(id(), { version, seat: seats.seat.value })
    },
  )
}

interface BoardOptions {
  readonly seat: Readonly<Ref<string | null>>
  readonly drafting: ChoicesAndDraft
  readonly preview: Readonly<Ref<DraftPreview | null>>
  readonly load: (asked: SeatDraft) => Promise<DraftPreview>
}

/** Pointing at the board: the input that asks for points, and a point put into the draft. */
function useBoardPoints(id: () => string, { seat, drafting, preview, load }: BoardOptions) {
  const points = computed(() => findPointsInput(preview.value))
  /** Puts a point on the board into the draft, taking the first open choice that asks for one. */
  async function pointAt(at: Point): Promise<void> {
    if (points.value) {
      const { path } = points.value
      return drafting.setInput(path, moveLastPointTo(parsePoints(drafting.state.value.values[path] ?? null), at))
    }
    const by = seat.value
    const { pieces } = drafting.state.value
    const candidate = drafting.focusChoices.value.find(
      ({ refusal, targets, isImmediate }) => refusal === null && targets === null && !isImmediate,
    )
    if (!candidate || by === null || drafting.choice.value !== null) return
    const draft: CommandDraft = { pieces, choice: candidate.id, target: null, values: {} }
    const input = findPointsInput(await load({ id: id(), seat: by, draft }).catch(() => null))
    if (!input) return
    drafting.choose(candidate.id)
    drafting.setInput(input.path, moveLastPointTo([], at))
  }

  return { points, pointAt }
}

/** An input that is filled by pointing at the board. */
type PointsInput = Extract<Input, { readonly kind: 'points' }>

function findPointsInput(preview: DraftPreview | null): PointsInput | null {
  return preview?.inputs.find((input): input is PointsInput => input.kind === 'points') ?? null
}

/** Number of commands that are read at once. */
const PAGE_SIZE = 200

interface StoryOptions {
  /** Number of commands of the match. */
  readonly entries: () => number
  readonly toStoryLine: (line: MatchLogLine) => StoryLine
}

/** The log of a match as a story, newest first, the result of its newest change, and the replay. */
function useMatchStory<View>(id: () => string, { entries, toStoryLine }: StoryOptions) {
  const { queries } = useClient()
  const log = useInfiniteQuery(
    computed(() =>
      queries.matches.log.infiniteOptions({
        input: (before: number | null) => ({ id: id(), seat: null, before, limit: PAGE_SIZE }),
        initialPageParam: null,
        getNextPageParam: ({ lines }) => {
          const oldest = lines.at(-1)?.n ?? 1
          return oldest > 1 ? oldest : null
        },
      }),
    ),
  )
  const lines = computed<readonly MatchLogLine[]>(() => log.data.value?.pages.flatMap((page) => page.lines) ?? [])
  const replay = useMatchReplay<View>(id, entries)
  watch(entries, () => replay.leave())
  return {
    entries: computed(entries),
    replay,
    /** Commands as they were logged, newest first. */
    lines,
    story: computed(() => lines.value.map((line) => toStoryLine(line))),
    /** Result of the newest change. */
    latest: computed(() => log.data.value?.pages[0]?.latest ?? null),
    /** Number of older commands, which are read on demand. */
    older: computed(() => Math.max(0, (lines.value.at(-1)?.n ?? 1) - 1)),
    isReadingOlder: log.isFetchingNextPage,
    showOlder: () => void log.fetchNextPage(),
  }
}
