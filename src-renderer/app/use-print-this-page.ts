import { useRouter } from 'vue-router'
import { findPrintRoute } from '../parts/page-forms.ts'
import { useToasts } from '../stores/toasts.ts'
import { printPage } from '../ui/pages/print-page.ts'

/** Prints pages by their composed sheets, or opens the printed form of a page. */
export function usePrintThisPage() {
  const router = useRouter()
  const { notify } = useToasts()
  const findForm = () => findPrintRoute(router.currentRoute.value)

  /** Opens the printed form of this page, where it is exported too. Returns whether it has one. */
  async function openForm(): Promise<boolean> {
    const target = findForm()
    if (target !== null) await router.push(target)
    return target !== null
  }
  return {
    hasForm: (): boolean => findForm() !== null,
    openForm,
    async print(): Promise<void> {
      if (document.querySelector('.printed-sheet') !== null) return printPage()
      if (!(await openForm())) notify('This page has no printed form. The print room prints sheets, cards and lists.')
    },
  }
}
