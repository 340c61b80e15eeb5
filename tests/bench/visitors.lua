-- What wrk asks and tells for throughput.ts: each request as that of another visitor, because one alone
-- would use up the reads of an address, and at the end one line of JSON.
local asked = 0

request = function()
  asked = asked + 1
  wrk.headers["Accept-Encoding"] = "gzip"
  wrk.headers["X-Forwarded-For"] = "198.18." .. asked % 256 .. "." .. math.floor(asked / 256) % 256
  return wrk.format("GET")
end

done = function(summary, latency)
  local errors = summary.errors
  print(string.format(
    'told {"requests":%d,"micros":%d,"p50":%d,"p95":%d,"p99":%d,"refused":%d,"failed":%d}',
    summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(95), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout
  ))
end
