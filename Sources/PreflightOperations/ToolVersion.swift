package let toolVersion = "0.2.0"
