import { useQuery } from '@tanstack/vue-query'
import { computed, nextTick, type Ref, shallowRef, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import { useSaveKeys } from '#renderer/ui/keys/save-keys.ts'
import { useNavigationWhileShown } from '#renderer/ui/pages/use-navigation-while-shown.ts'
import { formatProblems, type SetupProblem, suggestBattleName } from './setup-problems.ts'

interface MatchSetupOptions {
  /** Id of the game, whose matches are counted for the default name. */
  readonly game: string
  /** Fields of the form. */
  readonly fields: Ref<{ name: string }>
  /** Why the match cannot be created yet, besides a missing name. */
  readonly listProblems: () => readonly SetupProblem[]
  readonly create: () => Promise<{ readonly id: string }>
  readonly getPath: (id: string) => string
  /** Forgets the draft of the form. */
  readonly dropDraft: () => void
}

/** Fields that are marked, and messages that stand for a field that cannot be marked. */
const MARKED = '[aria-invalid="true"], [data-setup-fault]'

/** Form of a new match: its default name, what keeps it from being created, and creating it. */
export function useMatchSetup({ game, fields, listProblems, create, getPath, dropDraft }: MatchSetupOptions) {
  const { queries } = useClient()
  const leavePage = useNavigationWhileShown()
  const { busy, failure, run } = useCommand()
  const name = computed({ get: () => fields.value.name, set: (text) => (fields.value.name = text) })
  const known = useQuery(queries.matches.list.queryOptions({ input: { game } }))
  /** Whether Create was pressed: from then on problems are marked at their fields. */
  const hasTried = shallowRef(false)
  const form = shallowRef<HTMLFormElement | null>(null)
  watch(
    known.data,
    (matches) => {
      if (matches && name.value === '' && !hasTried.value) name.value = suggestBattleName(matches)
    },
    { immediate: true },
  )
  const problems = computed<readonly SetupProblem[]>(() => [
    ...(name.value.trim() === '' ? [{ field: 'name', message: 'Enter a name.' }] : []),
    ...listProblems(),
  ])
  const summary = computed(() => formatProblems(problems.value))

  async function focusFirstProblem(): Promise<void> {
    await nextTick()
    const marked = form.value?.querySelector<HTMLElement>(MARKED)
    marked?.closest('details')?.setAttribute('open', '')
    marked?.focus({ preventScroll: true })
    // in the middle: the bar at the bottom covers what is only just in view
    ;(marked?.closest('.ui-field') ?? marked)?.scrollIntoView({ block: 'center' })
  }
  async function submit(): Promise<void> {
    hasTried.value = true
    failure.value = null
    if (problems.value.length > 0) return focusFirstProblem()
    const done = await run(create)
    if (done === null) return
    dropDraft()
    await leavePage.replace(getPath(done.result.id))
  }
  useSaveKeys({ save: submit })

  return {
    form,
    name,
    busy,
    submit,
    /** Whether the default name is known, or cannot be. */
    isRead: computed(() => known.data.value !== undefined || known.error.value !== null),
    /** What keeps the match from being created, in a sentence or two; null if nothing does. */
    summary,
    /** Why Create did not create it; null before it was pressed. */
    failure: computed(() => failure.value ?? (hasTried.value ? summary.value : null)),
    /** Message at a field, once Create was pressed. */
    getError(field: string): string | null {
      if (!hasTried.value) return null
      return problems.value.find((problem) => problem.field === field)?.message ?? null
    },
  }
}

export type MatchSetup = ReturnType<typeof useMatchSetup>
