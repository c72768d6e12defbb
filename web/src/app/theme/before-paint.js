// A theme that the person chose wins over the system's; without storage the system's stays.
try {
  const choice = localStorage.getItem('larder_theme')
  if (choice === 'light' || choice === 'dark') {
    document.documentElement.dataset.theme = choice
    // Before the tags that follow the system: a browser colours its bars as the first one says.
    const bars = document.createElement('meta')
    bars.name = 'theme-color'
    bars.content = choice === 'dark' ? '#1c1714' : '#fbf6ee'
    document.head.append(bars)
  }
} catch {}
// The pages without header and bars.
{
  const alone = /^\/(login|signup|reset-password|confirm-email|subscription\/success)\/?$/
  if (alone.test(location.pathname)) document.documentElement.dataset.alone = ''
}
