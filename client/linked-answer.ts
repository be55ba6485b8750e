/** Opens the question whose answer a link leads to, for older browsers that do not open `details` themselves. */
export function openLinkedAnswer(): void {
  const answer = document.getElementById(location.hash.slice(1))
  const question = answer?.closest('details')
  if (!question || question.open) return
  question.open = true
  answer?.scrollIntoView()
}
