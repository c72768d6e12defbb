export function PricingScreen() {
  return <h1>Plans and pricing</h1>
}
