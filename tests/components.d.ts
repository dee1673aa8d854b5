/** Components as TypeScript 7 sees them, which cannot read them: vue-tsc knows their types. */
declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  export default component
}
