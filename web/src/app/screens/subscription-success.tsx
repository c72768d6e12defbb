export function SubscriptionSuccessScreen() {
  return <h1>Thank you</h1>
}
