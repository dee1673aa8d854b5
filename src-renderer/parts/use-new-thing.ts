import { computed, ref, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useLeavePage } from '../ui/pages/use-leave-page.ts'
import { type THING_KINDS, thingPath } from '../ui/thing-kinds.ts'
import { useCommand } from './use-command.ts'
import { useDraft } from './use-draft.ts'

/** The dialog that names a new thing: a button opens it, or `?new` in the address of its list. */
export function useNewThing(
  kind: keyof typeof THING_KINDS,
  list: string,
  create: (name: string) => Promise<{ readonly id: string }>,
) {
  const route = useRoute()
  const router = useRouter()
  const way = useLeavePage()
  const isOpen = ref(false)
  watch(
    () => 'new' in route.query,
    (isAsked) => (isOpen.value ||= isAsked),
    { immediate: true },
  )
  const draft = useDraft(`${kind}/new`, { name: '' })
  const { busy, failure, run } = useCommand()

  /** The address is freed, so that the palette can ask again. */
  function close() {
    isOpen.value = false
    if ('new' in route.query) void router.replace(list)
  }
  const make = () =>
    run(async () => {
      const { id } = await create(draft.value.value.name)
      draft.drop()
      await way.push(thingPath({ kind, id }))
    })
  function cancel() {
    draft.drop()
    close()
  }
  const name = computed({
    get: () => draft.value.value.name,
    set: (words) => (draft.value.value.name = words),
  })
  return { isOpen, name, busy, failure, make, cancel, close }
}
