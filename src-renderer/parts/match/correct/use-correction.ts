import { useQuery } from '@tanstack/vue-query'
import { computed, ref, shallowRef } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'
import type { Choice, Json } from '#shared/match/protocol.ts'
import { useDraftPreview } from '../page/use-draft-preview.ts'
import type { MatchPage } from '../page/use-match-page.ts'

/** The correction that the rules offer now, for the gamemaster alone; null for everybody else. */
export function useCorrectionChoice(id: () => string, isAsked: () => boolean) {
  const { queries } = useClient()
  const query = useQuery(
    computed(() => ({ ...queries.matches.correction.queryOptions({ input: { id: id() } }), enabled: isAsked() })),
  )
  return computed<Choice | null>(() => (isAsked() ? (query.data.value ?? null) : null))
}

/** A correction that is filled in: its piece, its values, and the preview that holds its command. */
export function useCorrection(page: MatchPage, choice: Choice) {
  const target = ref(choice.targets?.[0]?.id ?? null)
  const values = shallowRef<Readonly<Record<string, Json>>>({})
  /** Whether a person tried to save: missing values are marked. */
  const hasTried = ref(false)
  const seatDraft = computed(() => {
    const seat = page.match.value?.seats[0]?.seat
    if (seat === undefined || target.value === null) return null
    const draft = { pieces: [], choice: choice.id, target: target.value, values: values.value }
    return { id: page.id(), seat, draft }
  })
  const { preview, load } = useDraftPreview(seatDraft, {
    stateOf: () => page.match.value?.version,
    isPaused: () => page.busy.value,
  })
  page.forget() // what was refused before has nothing to do with it

  async function save(): Promise<boolean> {
    const asked = seatDraft.value
    if (asked === null || page.busy.value) return false
    hasTried.value = true
    page.forget()
    try {
      preview.value = await load(asked)
    } catch (error) {
      page.tell(getErrorMessage(error))
      return false
    }
    const { commands, refusal } = preview.value
    const by = commands[0]?.['by']
    if (refusal) page.tell(refusal.message)
    return typeof by === 'string' && page.giveCommands({ commands, by, faces: [] }, () => {})
  }
  return {
    target,
    values,
    preview,
    hasTried,
    save,
    choose(id: string | null) {
      page.forget()
      target.value = id
      values.value = {}
      hasTried.value = false
    },
    fill(path: string, value: Json) {
      page.forget()
      values.value = { ...values.value, [path]: value }
    },
  }
}
