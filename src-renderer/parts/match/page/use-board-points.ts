import { computed, type Ref } from 'vue'
import type { Point } from '#shared/kit/convex.ts'
import type { Draft, Input, Preview } from '#shared/match/protocol.ts'
import { listPoints, placeLastPoint } from '../inputs/point-list.ts'
import type { DraftChoices } from './use-draft-choices.ts'
import type { SeatDraft } from './use-preview.ts'

interface BoardOptions {
  readonly seat: Readonly<Ref<string | null>>
  readonly drafting: DraftChoices
  readonly preview: Readonly<Ref<Preview | null>>
  readonly load: (asked: SeatDraft) => Promise<Preview>
}

/** Pointing at the board: the input that asks for points, and a point put into the draft. */
export function useBoardPoints(id: () => string, { seat, drafting, preview, load }: BoardOptions) {
  const points = computed(() => findPointsInput(preview.value))
  /** Puts a point on the board into the draft, taking the first open choice that asks for one. */
  async function pointAt(at: Point): Promise<void> {
    if (points.value) {
      const { path } = points.value
      return drafting.setInput(path, placeLastPoint(listPoints(drafting.state.value.values[path] ?? null), at))
    }
    const by = seat.value
    const { pieces } = drafting.state.value
    const candidate = drafting.focusChoices.value.find(
      ({ refusal, targets, isImmediate }) => refusal === null && targets === null && !isImmediate,
    )
    if (!candidate || by === null || drafting.choice.value !== null) return
    const draft: Draft = { pieces, choice: candidate.id, target: null, values: {} }
    const input = findPointsInput(await load({ id: id(), seat: by, draft }).catch(() => null))
    if (!input) return
    drafting.choose(candidate.id)
    drafting.setInput(input.path, placeLastPoint([], at))
  }

  return { points, pointAt }
}

/** An input that is filled by pointing at the board. */
export type PointsInput = Extract<Input, { readonly kind: 'points' }>

function findPointsInput(preview: Preview | null): PointsInput | null {
  return preview?.inputs.find((input): input is PointsInput => input.kind === 'points') ?? null
}
