/** Degrees of cover (P28-COVER-1). */
export const COVER_CHOICES = [
  { value: 'none', label: 'None' },
  { value: 'part', label: 'Part' },
  { value: 'whole', label: 'Whole' },
] as const
