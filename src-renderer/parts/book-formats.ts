import type { BookLayout } from '#shared/contract/page-prints.ts'

/** Formats of printed books, for a choice. */
export const BOOK_FORMAT_CHOICES: readonly { readonly value: BookLayout; readonly label: string }[] = [
  { value: 'page', label: 'Whole pages' },
  { value: 'half', label: 'Half pages (A5)' },
  { value: 'booklet', label: 'Booklet to fold (print on both sides, short edge)' },
]
