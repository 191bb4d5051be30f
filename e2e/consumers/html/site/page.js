document.addEventListener('answered', ({ detail }) => {
  document.getElementById('answered').textContent = `score ${detail.score}`;
});
