{{- define "shop.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "shop.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "shop.image" -}}
{{ .root.Values.image.registry }}/{{ .component }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- define "shop.claim" -}}
{{ .Values.data.existingClaim | default (printf "%s-data" .Release.Name) }}
{{- end }}

{{/* Nothing where storefronts share no volume. */}}
{{- define "shop.assetsClaim" -}}
{{- if .Values.assets.shared -}}
{{- if .Values.assets.existingClaim -}}
{{ .Values.assets.existingClaim }}
{{- else if not .Values.data.inS3 -}}
{{ include "shop.claim" . }}
{{- end -}}
{{- end -}}
{{- end }}

{{- define "shop.backupClaim" -}}
{{ .Values.backup.existingClaim | default (printf "%s-backups" .Release.Name) }}
{{- end }}

{{- define "shop.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
runAsUser: 1000
capabilities: { drop: [ALL] }
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "shop.environment" -}}
- { name: NODE_ENV, value: production }
- { name: SHOP_MODE, value: live }
- { name: SHOP_URL, value: {{ printf "https://%s" .root.Values.shop.host | quote }} }
- { name: DRAIN_SECONDS, value: {{ .root.Values.drainSeconds | quote }} }
- { name: METRICS_PORT, value: "9400" }
- { name: METRICS_HOST, value: "0.0.0.0" }
{{- range $name, $value := .root.Values.traces }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- if eq .component "storefront" }}
- name: OTEL_EXPORTER_OTLP_HEADERS
  valueFrom: { secretKeyRef: { name: {{ .root.Values.secretName }}, key: OTEL_EXPORTER_OTLP_HEADERS, optional: true } }
- { name: PORT, value: "8000" }
{{- if include "shop.assetsClaim" .root }}
- { name: ASSETS_DIR, value: /assets }
{{- end }}
- { name: MEDUSA_URL, value: {{ printf "http://%s-server:9000" .root.Release.Name | quote }} }
- { name: TRUSTED_PROXIES, value: {{ .root.Values.settings.TRUSTED_PROXIES | quote }} }
{{- range tuple "STOREFRONT_SECRET" "STRIPE_PUBLISHABLE_KEY" }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $.root.Values.secretName }}, key: {{ . }} } }
{{- end }}
{{- else }}
- { name: MEDUSA_PORT, value: "9000" }
- { name: WORKER_PORT, value: "9010" }
- { name: MEDUSA_URL, value: {{ printf "https://%s" .root.Values.shop.adminHost | quote }} }
{{- range $name, $value := .root.Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
{{- end }}
